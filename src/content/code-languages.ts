/** Languages for code blocks, with their labels. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  csv: 'CSV',
  http: 'HTTP',
  java: 'Java',
  json: 'JSON',
  php: 'PHP',
  python: 'Python',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  text: 'Text',
};
