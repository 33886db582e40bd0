import type { ComponentProps } from 'react';
import { type Look, partLook } from '../layout/look.ts';

/** Words in a drawing, in the voices of the page's text. */
export function Words(props: Look & Omit<ComponentProps<'text'>, keyof Look>) {
  return <text fill="currentColor" {...partLook(props)} />;
}
