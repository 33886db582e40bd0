/** Of a key, what tells that it is part of a longer word: the old code is deprecated, and the one sign in Safari. */
interface Composed {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key belongs to the word that an input method is composing. Safari has ended the
 * composition when it sends the Enter that confirms a word: only the key's old code tells it then.
 */
export const isInComposition = ({ isComposing, keyCode }: Composed): boolean =>
  isComposing || keyCode === 229;

/**
 * Whether a key is typed into a field, also into one within a shadow root. A field of a dialog that
 * was just closed has the focus until the next frame, and takes no text.
 */
export function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches(':read-write') && target.checkVisibility();
}
