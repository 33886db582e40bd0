/**
 * Ends of a vertical line that do not meet in neighbouring sections, as text. Each run of lines is
 * compared with the next one in the page that begins where it ends. Runs in the browser.
 */
export function lineGaps(): string[] {
  const LINES = ['double', 'solid', 'lit', 'fine', 'broad'];
  const runs = [...document.querySelectorAll('main [data-lines]')]
    // The lines of a section index are separate from the page's lines.
    .filter((run) => run.checkVisibility() && !run.closest('nav'))
    .map((run) => ({ run, box: run.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0);

  const end = (run: Element, line: string, which: 'enter' | 'leave') => {
    const drawn = run.querySelector(`[data-stroke="${line}"]`);
    const parts = [drawn?.querySelector('[data-leave]'), drawn?.firstElementChild];
    const part = parts
      .slice(which === 'leave' ? 0 : 1)
      .find((item) => item?.checkVisibility() && item.getBoundingClientRect().height > 0);
    if (!part) return undefined;
    const style = getComputedStyle(part);
    const box = part.getBoundingClientRect();
    const left = Number.parseFloat(style.borderLeftWidth);
    const right = Number.parseFloat(style.borderRightWidth);
    if (left === 0 && right === 0) return undefined;
    const x = left > 0 ? box.left + left / 2 : box.right - right / 2;
    return { x, y: which === 'enter' ? box.top : box.bottom };
  };

  const faults: string[] = [];
  runs.forEach(({ run, box }, index) => {
    const shape = run.getAttribute('data-lines');
    if (shape === 'dock' || shape === 'level') return;
    const next = runs.slice(index + 1).find((other) => Math.abs(other.box.top - box.bottom) <= 2);
    if (!next || next.run.getAttribute('data-lines') === 'level') return;
    for (const line of LINES) {
      const from = end(run, line, 'leave');
      const to = end(next.run, line, 'enter');
      if (!from || !to) continue;
      // They overlap by a pixel, so that no gap shows if they meet within a pixel.
      const [dx, dy] = [Math.abs(from.x - to.x), to.y - from.y];
      if (dx > 1 || dy > 0.1 || dy < -2)
        faults.push(`${line}, run ${index + 1}: ${dx.toFixed(1)} × ${dy.toFixed(1)} px apart`);
    }
  });
  return faults;
}
