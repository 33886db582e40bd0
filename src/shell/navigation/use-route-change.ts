import { useEffect, useEffectEvent } from 'react';

/** Calls back after every client-side navigation, also back and forward, with the new path. */
export function useRouteChange(onChange: (path: string) => void): void {
  const notify = useEffectEvent(() => onChange(window.location.pathname));
  useEffect(() => {
    document.addEventListener('astro:after-swap', notify);
    return () => document.removeEventListener('astro:after-swap', notify);
  }, []);
}
