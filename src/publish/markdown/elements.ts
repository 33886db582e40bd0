import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { textsOf } from '#content/exact-yaml.ts';
import { type Fault, nearestOf, show } from '#content/fault.ts';
import { ContentError } from '#content/files.ts';
import { isSafeAddress, SAFE_ADDRESS } from '#content/safe-address.ts';
import { COMPONENTS, reasonUnavailable } from './components.ts';
import type { Document } from './read-document.ts';

/**
 * Content must not run code, contain HTML or use anything but the components made for it, so that
 * it can affect neither the build machine nor the security policy. Violations are refused here, by
 * the check and again by a build, before it compiles the document.
 */

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** What to write instead of an HTML tag. */
const INSTEAD: Readonly<Record<string, string>> = {
  a: '[text](/address)',
  b: '**text**',
  br: 'a new paragraph',
  code: '`text`',
  div: 'a paragraph, or <CardWrapperLight>',
  em: '*text*',
  h1: 'a heading with ##',
  h2: 'a heading with ##',
  h3: 'a heading with ###',
  hr: 'a heading',
  i: '*text*',
  img: '![what it shows](/pictures/name.png)',
  li: 'a line that begins with -',
  p: 'a paragraph with an empty line around it',
  strong: '**text**',
  table: 'a table of Markdown',
  ul: 'lines that begin with -',
};

function tagFault(name: string): string {
  const component = Object.keys(COMPONENTS).find((one) => one.toLowerCase() === name.toLowerCase());
  if (component) return `<${name}> is HTML: write <${component}>, with its capitals`;
  const instead = INSTEAD[name];
  return instead
    ? `<${name}> is HTML: write ${instead}`
    : `<${name}> is HTML, which content must not contain: write Markdown or a component`;
}

/** The only expression allowed in a document: the stops of its own post, for the clock. */
const isOwnStops = (element: JsxElement, name: string, value: string) =>
  element.name === 'Clock' && name === 'stops' && value.trim() === 'frontmatter.stops';

/** The attributes of an element, and faults in their syntax. */
function attributesOf(element: JsxElement, document: Document) {
  const given: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const attribute of element.attributes) {
    const at = attribute.position ? attribute : element;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      faults.push(
        document.fault(at, 'expected an attribute as name="value": content cannot contain code'),
      );
    } else if (attribute.value === null || attribute.value === undefined) {
      given[attribute.name] = 'true';
    } else if (typeof attribute.value === 'string') {
      given[attribute.name] = attribute.value;
    } else if (isOwnStops(element, attribute.name, attribute.value.value)) {
      given[attribute.name] = attribute.value.value;
    } else {
      const expected = `expected ${attribute.name}="…" in quotes: content cannot contain code`;
      faults.push(document.fault(at, expected, { found: `{${attribute.value.value}}` }));
    }
  }
  return { given, faults };
}

function componentFaults(element: JsxElement, document: Document): Fault[] {
  const name = element.name ?? '';
  const tag = `<${name}>`;
  const component = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  const isGuide = /(^|[\\/])api[\\/]guides[\\/]/.test(document.name);
  if (!component || (component.guides && !isGuide)) {
    const known = Object.keys(COMPONENTS).filter((one) => isGuide || !COMPONENTS[one]?.guides);
    const guess = nearestOf(name, known);
    const expected = `${tag} is not a component: expected one of ${known.join(', ')}`;
    return [document.fault(element, expected, { nearest: guess && `<${guess}>` })];
  }
  const { given, faults } = attributesOf(element, document);
  if (faults.length > 0) return faults;
  const known = Object.keys(component.attributes);
  const refuse = (expected: string, nearest?: string) =>
    faults.push(document.fault(element, expected, { nearest }));
  for (const attribute of Object.keys(given).filter((one) => !known.includes(one))) {
    const list = known.length === 0 ? 'none' : known.join(', ');
    refuse(`${tag} has no attribute ${attribute}: expected ${list}`, nearestOf(attribute, known));
  }
  for (const [attribute, { refuse: judge, optional }] of Object.entries(component.attributes)) {
    const value = given[attribute];
    if (value === undefined) {
      if (!optional) refuse(`${tag} needs ${attribute}="…"`);
      continue;
    }
    const wrong = judge(value);
    if (wrong) refuse(`${tag}: ${attribute} is ${show(value)}: ${wrong.expected}`, wrong.nearest);
  }
  const lack = reasonUnavailable(component);
  if (lack) refuse(`${tag} ${lack}`);
  if (element.children.length > 0 && !component.around)
    refuse(`${tag} must not contain text: write ${tag.replace('>', ' />')}`);
  if (name === 'Clock') faults.push(...clockFaults(element, document));
  if (faults.length === 0 && component.try) {
    try {
      component.try(given);
    } catch (error) {
      // A fault in a file that the component shows is reported with that file.
      if (error instanceof ContentError && error.faults.some(({ line }) => line)) return faults;
      const message =
        error instanceof Error ? error.message.replace(/^<\w+[^>]*>: /, '') : `${error}`;
      refuse(`${tag}: ${message}`);
    }
  }
  return faults;
}

/** Faults of a clock, which is drawn from the stops of its document, whose times must be in seconds. */
function clockFaults(element: JsxElement, document: Document): Fault[] {
  const stops = textsOf(document).filter(({ path }) => path[0] === 'stops' && path.at(-1) === 'at');
  const wrong = stops.find(({ text }) => !/^\d+(\.\d+)? s$/.test(text));
  if (stops.length > 0 && !wrong) return [];
  const expected = wrong
    ? `<Clock> shows the stops of this document: ${show(wrong.text)} is not a time such as 1.2 s`
    : '<Clock> shows the stops of its document, and this one has none';
  return [document.fault(element, expected)];
}

const COMMENT = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*$/;

/** Finds code, HTML, unknown components and unsafe addresses in a document, each with its position. */
export function elementFaults(document: Document): Fault[] {
  const faults: Fault[] = [];
  for (const { node, parent } of document.nodes) {
    if (node.type === 'mdxjsEsm') {
      faults.push(
        document.fault(
          node,
          'a line must not begin with import or export: content cannot contain code',
        ),
      );
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (COMMENT.test(node.value)) continue;
      const expected =
        'content cannot contain code: write a curly bracket in `code`, and a mark as {{name}}';
      faults.push(document.fault(node, expected, { found: show(`{${node.value}}`) }));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const { name } = node;
      // `<br />` is the only way to break a line in a table cell.
      const isBare = node.attributes.length === 0 && node.children.length === 0;
      if (name === 'br' && isBare && parent?.type === 'tableCell') continue;
      const isTag = name === null || /^[a-z]/.test(name) || name.includes('.');
      if (isTag) faults.push(document.fault(node, tagFault(name ?? '')));
      else faults.push(...componentFaults(node, document));
    } else if (node.type === 'html' && !/^<!--(?:(?!-->)[\s\S])*-->$/.test(node.value)) {
      const [, name = '…'] = /^<\/?([\w-]+)/.exec(node.value) ?? [];
      faults.push(document.fault(node, tagFault(name.toLowerCase())));
    } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      if (isSafeAddress(node.url)) continue;
      const found = `${node.type === 'image' ? 'picture' : 'link to'} ${node.url}`;
      faults.push(document.fault(node, SAFE_ADDRESS, { found }));
    }
  }
  return faults;
}
