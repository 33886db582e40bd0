/**
 * Writes what islands are handed between single quotes: it is JSON, full of double ones, each of
 * which would be six characters.
 */
export function withPlainProps(html: string): string {
  return html.replaceAll(/ props="([^"]*)"/g, (_, props: string) => {
    return ` props='${props.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;
  });
}
