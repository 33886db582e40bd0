import { useEffect, useRef, useState } from 'react';
import { LOADING_BAR } from '../../spec.ts';
import { Island } from '../island/island.tsx';
import styles from './loading-bar.module.css';
import { estimatedProgress } from './progress.ts';

/** `idle` shows nothing, `loading` estimates, `arrived` stands at 100 until it hides. */
type Phase = 'idle' | 'loading' | 'arrived';

/** The bar of a client-side navigation that lasts longer than the throttle. */
export function LoadingBar() {
  const [phase, setPhase] = useState<Phase>('idle');
  const [progress, setProgress] = useState(0);
  const bar = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    let timer: number | undefined;
    let frame = 0;
    let shown = false;

    function grow(start: number) {
      setProgress(estimatedProgress(performance.now() - start));
      frame = requestAnimationFrame(() => grow(start));
    }

    function start() {
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
      shown = false;
      const begun = performance.now();
      timer = window.setTimeout(() => {
        shown = true;
        setPhase('loading');
        grow(begun);
      }, LOADING_BAR.throttle);
    }

    function arrive() {
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
      if (!shown) return;
      shown = false;
      setPhase('arrived');
      setProgress(100);
      timer = window.setTimeout(() => {
        setPhase('idle');
        timer = window.setTimeout(() => setProgress(0), LOADING_BAR.resetDelay);
      }, LOADING_BAR.hideDelay);
    }

    document.addEventListener('astro:before-preparation', start);
    document.addEventListener('astro:page-load', arrive);
    return () => {
      document.removeEventListener('astro:before-preparation', start);
      document.removeEventListener('astro:page-load', arrive);
      window.clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);

  useEffect(() => {
    bar.current?.style.setProperty('transform', `scaleX(${progress / 100})`);
    bar.current?.style.setProperty('height', `${LOADING_BAR.height}px`);
  }, [progress]);

  const showing = phase !== 'idle';
  return (
    <Island>
      <span
        ref={bar}
        className={styles.bar}
        data-phase={phase}
        {...(showing && {
          role: 'progressbar',
          'aria-label': 'Page is loading',
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': Math.round(progress),
        })}
      />
    </Island>
  );
}
