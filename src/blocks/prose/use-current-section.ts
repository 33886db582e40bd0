import { useEffect, useState } from 'react';

/** How far down the window a heading counts as reached. */
const REACHED = 0.35;

/** Index of the section that is being read; -1 above the first. */
export function useCurrentSection(ids: readonly string[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const line = window.innerHeight * REACHED;
      setCurrent(headings.findLastIndex((one) => one.getBoundingClientRect().top < line));
    };
    // The root reaches far up, so that a jump over several headings is noticed too.
    const observer = new IntersectionObserver(find, {
      rootMargin: `1000000px 0px ${-(1 - REACHED) * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
