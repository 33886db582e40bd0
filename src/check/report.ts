import { type Fault, faultWords } from '#content/fault.ts';

/** `content/blog/a.mdx:3:7`, which terminals and editors turn into a link. */
export function placeOf({ file, line, column }: Fault): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}

/** Every fault on one line, followed by their number. */
export function plainReport(faults: readonly Fault[]): string {
  const lines = faults.map((fault) => `${placeOf(fault)}: ${faultWords(fault)}`);
  const count = faults.length === 1 ? '1 error' : `${faults.length} errors`;
  return [
    ...lines,
    '',
    `${count} in content. Nothing is published until the content is corrected.`,
  ].join('\n');
}

const escaped = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapedValue = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands that GitHub and Gitea show beside the changed lines of a pull request. */
export function annotations(faults: readonly Fault[]): string {
  return faults
    .map((fault) => {
      const at = { file: fault.file, line: fault.line, col: fault.column };
      const place = Object.entries(at)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${escapedValue(String(value))}`);
      return `::error ${place.join(',')}::${escaped(faultWords(fault))}`;
    })
    .join('\n');
}

/** The faults as JSON: the fields of `Fault`, and the message. */
export function jsonReport(faults: readonly Fault[]): string {
  const list = faults.map((fault) => ({ ...fault, message: faultWords(fault) }));
  return JSON.stringify({ ok: faults.length === 0, faults: list }, null, 2);
}
