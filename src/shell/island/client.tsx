import startReact from '@astrojs/react/client.js';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { BOT_USER_AGENT } from '../../spec.ts';
import { lateOf, styleSheet } from '../../ui/browser/late.ts';
import { GenericError } from '../errors/generic-error.tsx';

/** What the visitor is told of a failure on this side; nothing of the error itself. */
const CRASH = { statusCode: 500, message: 'Something failed on this page' } as const;

/** Takes the place of the page when an island has crashed. */
function CrashPage() {
  const [main, setMain] = useState<Element | null>(null);
  useEffect(() => {
    if (BOT_USER_AGENT.test(navigator.userAgent)) return;
    const element = document.querySelector('main');
    element?.replaceChildren();
    setMain(element);
  }, []);
  return main ? createPortal(<GenericError {...CRASH} />, main) : null;
}

/** The border of every island: a crash inside shows the generic error page, not a torn one. */
function guarded<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return (props) => (
    <ErrorBoundary FallbackComponent={CrashPage}>
      <Component {...props} />
    </ErrorBoundary>
  );
}

/**
 * Starts an island, as Astro's own entry does, inside its border; named in `src/build/islands.ts`.
 * What it will draw the page does not know, and so may not have the rules for: those of the whole
 * site come first.
 */
const startIsland: typeof startReact = (element) => {
  const start = startReact(element);
  return async (Component, ...rest) => {
    await Promise.allSettled(lateOf(document).styles.map(styleSheet));
    return start(guarded(Component), ...rest);
  };
};

export default startIsland;
