import { LOADING_BAR } from '../../spec.ts';

/**
 * Estimated progress, 0–100, after so many milliseconds. Half way at half the duration, and it
 * never reaches the end on its own.
 */
export function estimatedProgress(
  elapsed: number,
  duration: number = LOADING_BAR.duration,
): number {
  return (200 / Math.PI) * Math.atan((2 * Math.max(elapsed, 0)) / duration);
}
