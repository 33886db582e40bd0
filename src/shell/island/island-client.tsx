import startReact from '@astrojs/react/client.js';
import type { ComponentType } from 'react';
import { useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lateOf, styleSheet } from '#ui/browser/late.ts';
import { DRAWN } from './drawn.ts';

interface GuardProps {
  Component: ComponentType<object>;
  /** The component's own. */
  props: object;
  /** Puts the island's content back as the server sent it. */
  restore: () => void;
  /** Says that the island is drawn. */
  tell: () => void;
}

/** Draws nothing in React's tree, and lets the island have what the server sent. */
function Served({ restore }: Pick<GuardProps, 'restore'>) {
  useLayoutEffect(restore, [restore]);
  return null;
}

/**
 * The boundary of an island. One that fails gets back what the server sent: its text can be read,
 * its links work, and no other part of the page is touched.
 */
function Guard({ Component, props, restore, tell }: GuardProps) {
  useLayoutEffect(tell, [tell]);
  return (
    <ErrorBoundary fallback={<Served restore={restore} />}>
      <Component {...props} />
    </ErrorBoundary>
  );
}

/**
 * Starts an island, as Astro's own entry does, inside its boundary; named in `src/publish/islands.ts`.
 * The page carries only the rules of what it shows, so the style sheet of the whole site comes first.
 */
const startIsland: typeof startReact = (island) => {
  const start = startReact(island);
  const served = [...island.childNodes].map((node) => node.cloneNode(true));
  const restore = () => island.replaceChildren(...served);
  const tell = () => {
    island.dispatchEvent(new Event(DRAWN));
  };
  return async (Component: ComponentType<object>, props: object, ...rest) => {
    await Promise.allSettled(lateOf(document).styles.map(styleSheet));
    return start(Guard, { Component, props, restore, tell }, ...rest);
  };
};

export default startIsland;
