import { isNode, parseDocument } from 'yaml';

/**
 * A YAML text with the value of one key replaced and the rest unchanged, character by character.
 */
export function replaceYamlValue(yaml: string, path: readonly string[], value: string): string {
  const node = parseDocument(yaml).getIn(path, true);
  if (!isNode(node) || !node.range) throw new Error(`no ${path.join('.')} in the YAML`);
  const [start, end] = node.range;
  const old = yaml.slice(start, end);
  const rest = old.slice(old.trimEnd().length);
  return yaml.slice(0, start) + value + rest + yaml.slice(end);
}
