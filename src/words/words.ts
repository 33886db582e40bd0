import MessageFormat from '@messageformat/core';
import { en } from './en.ts';

type KeyOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${KeyOf<Tree[Name]>}`;
}[keyof Tree & string];

/** The name of a message: `menu.open`. */
export type Key = KeyOf<typeof en>;

/** The arguments of a message. */
export type Values = Readonly<Record<string, string | number>>;

/** A language with its messages in ICU MessageFormat, by key. */
export interface LanguageMessages {
  /** As a BCP 47 tag: `en`, `fr-CH`. */
  readonly language: string;
  readonly messages: ReadonlyMap<string, string>;
}

/** A catalogue as written, with nested groups. */
export interface Catalogue {
  readonly [name: string]: string | Catalogue;
}

/** The messages of a catalogue by their full keys. */
export function messagesOf(catalogue: Catalogue, before = ''): [key: string, message: string][] {
  return Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${before}${name}`, value] as [string, string]]
      : messagesOf(value, `${before}${name}.`),
  );
}

const ENGLISH: LanguageMessages = { language: 'en', messages: new Map(messagesOf(en)) };

let languageMessages = () => ENGLISH;

/** Sets the source of the language and messages, called on first use; English until then. */
export function setMessages(source: () => LanguageMessages): void {
  languageMessages = source;
}

/** The language and all messages, as part of a cache key that changes with any of them. */
export const messagesCacheKey = (): readonly unknown[] => [
  languageMessages().language,
  ...languageMessages().messages,
];

/** The language of the site, as a BCP 47 tag. */
export const language = (): string => languageMessages().language;

/** The unformatted message of a key in the language of the site. */
export function messageOf(key: string): string {
  const message = languageMessages().messages.get(key);
  if (message === undefined) throw new Error(`no message has the key "${key}"`);
  return message;
}

type Written = (values?: Values) => string;
const compiled = new WeakMap<
  LanguageMessages,
  { format: MessageFormat; written: Map<string, Written> }
>();

/**
 * A message in the language of the site, with its arguments. The key must be a literal: in the
 * browser bundle the build replaces the call by the message (`src/publish/browser-words.ts`).
 */
export function t(key: Key, values?: Values): string {
  const spoken = languageMessages();
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
