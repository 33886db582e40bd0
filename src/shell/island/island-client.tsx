import startReact from '@astrojs/react/client.js';
import type { ComponentType, ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { deferredResources, styleSheet } from '#ui/browser/deferred-resources.ts';
import { HYDRATED } from './intent.ts';

interface GuardProps {
  Component: ComponentType<{ children?: ReactNode }>;
  /** The component's props. */
  props: object;
  /** Restores the island's server-rendered content. */
  restore: () => void;
  /** Announces that the island has rendered. */
  tell: () => void;
  /** The HTML between the component's tags. */
  children?: ReactNode;
}

/** Renders nothing and restores the island's server-rendered content. */
function Served({ restore }: Pick<GuardProps, 'restore'>) {
  useLayoutEffect(restore, [restore]);
  return null;
}

/**
 * The error boundary of an island. If it fails, the island shows its server-rendered content again:
 * its text can be read, its links work, and the rest of the page is unaffected.
 */
function Guard({ Component, props, restore, tell, children }: GuardProps) {
  useLayoutEffect(tell, [tell]);
  return (
    <ErrorBoundary fallback={<Served restore={restore} />}>
      <Component {...props}>{children}</Component>
    </ErrorBoundary>
  );
}

/**
 * Hydrates an island as Astro's own entry does, inside the error boundary; `src/publish/islands.ts`
 * refers to this file. The page has only the CSS rules of its initial content, so the style sheet
 * of the whole site loads first.
 */
const startIsland: typeof startReact = (island) => {
  const start = startReact(island);
  const served = [...island.childNodes].map((node) => node.cloneNode(true));
  const restore = () => island.replaceChildren(...served);
  const tell = () => {
    island.dispatchEvent(new Event(HYDRATED));
  };
  return async (Component: GuardProps['Component'], props: object, ...rest) => {
    await Promise.allSettled(deferredResources(document).styles.map(styleSheet));
    return start(Guard, { Component, props, restore, tell }, ...rest);
  };
};

export default startIsland;
