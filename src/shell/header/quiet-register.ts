/**
 * Makes the header's Register an outlined button while the page's own primary Register button is in
 * view, so that only one primary action shows at a time.
 */
export function startQuietRegister(): void {
  const header = document.querySelector<HTMLElement>('header[data-menu]');
  if (!header) return;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    header.toggleAttribute('data-quiet', inView.size > 0);
  });
  const actions = 'main [data-outbound="register"][data-variant="lamp"]';
  for (const action of document.querySelectorAll(actions)) observer.observe(action);
}
