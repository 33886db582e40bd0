import MessageFormat from '@messageformat/core';
import { en } from './en.ts';

type KeyOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${KeyOf<Tree[Name]>}`;
}[keyof Tree & string];

/** The name of a message: `menu.open`. */
export type Key = KeyOf<typeof en>;

/** What a message is given for its arguments. */
export type Values = Readonly<Record<string, string | number>>;

/** A language, and its messages in ICU MessageFormat, by their keys. */
export interface Speech {
  /** As BCP 47 writes it: `en`, `fr-CH`. */
  readonly language: string;
  readonly messages: ReadonlyMap<string, string>;
}

/** A catalogue as it is written, groups within groups. */
export interface Catalogue {
  readonly [name: string]: string | Catalogue;
}

/** The messages of a catalogue by their keys. */
export function messagesOf(catalogue: Catalogue, before = ''): [key: string, message: string][] {
  return Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${before}${name}`, value] as [string, string]]
      : messagesOf(value, `${before}${name}.`),
  );
}

const ENGLISH: Speech = { language: 'en', messages: new Map(messagesOf(en)) };

let speech = () => ENGLISH;

/** Makes the site speak what this answers, asked when the first word is needed; English until then. */
export function speak(source: () => Speech): void {
  speech = source;
}

/** What the site speaks: for what is kept from build to build, and is made anew when a word changes. */
export const spoken = (): readonly unknown[] => [speech().language, ...speech().messages];

/** The language of the site, as BCP 47 writes it. */
export const language = (): string => speech().language;

/** The message of a key as it is written in the language of the site. */
export function messageOf(key: string): string {
  const message = speech().messages.get(key);
  if (message === undefined) throw new Error(`no message has the key "${key}"`);
  return message;
}

type Written = (values?: Values) => string;
const compiled = new WeakMap<Speech, { format: MessageFormat; written: Map<string, Written> }>();

/**
 * A text of the site in its language, with its arguments. The key is a literal: in the browser the
 * build puts the message in the place of the call (`src/publish/browser-words.ts`).
 */
export function t(key: Key, values?: Values): string {
  const spoken = speech();
  let kept = compiled.get(spoken);
  if (!kept) {
    const format = new MessageFormat(spoken.language, { requireAllArguments: true });
    kept = { format, written: new Map() };
    compiled.set(spoken, kept);
  }
  let write = kept.written.get(key);
  if (!write) {
    write = kept.format.compile(messageOf(key)) as Written;
    kept.written.set(key, write);
  }
  return write(values);
}
