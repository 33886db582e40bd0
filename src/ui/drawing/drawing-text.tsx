import type { ComponentProps } from 'react';
import { type Look, partLook } from '../layout/look.ts';

/** Text in a drawing, in the text styles of the page. */
export function DrawingText(props: Look & Omit<ComponentProps<'text'>, keyof Look>) {
  return <text fill="currentColor" {...partLook(props)} />;
}
