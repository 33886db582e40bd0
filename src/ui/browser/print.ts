/**
 * Prints only the nearest part of the page around an element that has `data-print`, below the
 * page's header.
 */
export function printAround(element: Element): void {
  const part = element.closest<HTMLElement>('[data-print]');
  if (part) part.dataset.print = 'alone';
  const restore = () => {
    if (part) part.dataset.print = '';
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
