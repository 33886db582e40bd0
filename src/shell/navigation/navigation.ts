import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { addressTarget } from '../../ui/browser/address-target.ts';
import { buildIdOf, isSuperseded, watchForBuilds } from './build-watch.ts';
import { keepPlace } from './keep-place.ts';
import { rideWithinPage } from './ride.ts';
import { swapMain } from './swap.ts';

/** Leaves a navigation to the browser when it leads into another build of the site. */
function guardBuild(event: TransitionBeforePreparationEvent): void {
  const { loader } = event;
  event.loader = async () => {
    if (isSuperseded()) {
      event.preventDefault();
      return;
    }
    await loader();
    if (!event.defaultPrevented && buildIdOf(event.newDocument) !== buildIdOf(document)) {
      event.preventDefault();
    }
  };
}

/** Puts the focus where a new page begins, or on what its address points to. */
function focusArrival(): void {
  const target = addressTarget() ?? document.querySelector('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Client-side navigation: one main element takes the place of the other, a new build loads whole. */
export function startNavigation(): void {
  let first = true;
  watchForBuilds();
  rideWithinPage();
  keepPlace();
  document.addEventListener('astro:before-preparation', (event) => {
    guardBuild(event);
  });
  document.addEventListener('astro:before-swap', (event) => {
    event.swap = () => swapMain(event.newDocument);
    // A transition that the next navigation cuts short is no fault.
    event.viewTransition.ready.catch(() => undefined);
  });
  document.addEventListener('astro:page-load', () => {
    if (!first) focusArrival();
    first = false;
  });
}
