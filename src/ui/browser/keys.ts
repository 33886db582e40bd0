/**
 * The properties of a key event that reveal an input method's composition; `keyCode` is deprecated,
 * but the only sign in Safari.
 */
interface Composed {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key press belongs to an input method's composition. In Safari the Enter that confirms a
 * word comes after the end of the composition and is recognised by its key code 229 only.
 */
export const isInComposition = ({ isComposing, keyCode }: Composed): boolean =>
  isComposing || keyCode === 229;

/**
 * Whether a key is typed into a field, also one in a shadow root. A field of a dialog that was just
 * closed keeps the focus until the next frame; it is invisible and does not count.
 */
export function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches(':read-write') && target.checkVisibility();
}
