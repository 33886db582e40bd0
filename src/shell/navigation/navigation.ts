import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { addressTarget } from '../../ui/browser/address-target.ts';
import { buildIdOf, isSuperseded, watchForBuilds } from './build-watch.ts';
import { fetchPage } from './fetch-page.ts';
import { keepPlace } from './keep-place.ts';
import { rideWithinPage } from './ride.ts';
import { prepare, swapMain } from './swap.ts';

const yes = () => true;
const no = () => false;

/** Leaves a navigation to the browser when it leads into another build, or to a page that lacks a part. */
function guardBuild(event: TransitionBeforePreparationEvent): void {
  event.loader = async () => {
    if (isSuperseded()) {
      event.preventDefault();
      return;
    }
    await fetchPage(event);
    if (event.defaultPrevented) return;
    const isOfThisBuild = buildIdOf(event.newDocument) === buildIdOf(document);
    const isReady = isOfThisBuild && (await prepare(event.newDocument).then(yes, no));
    if (!isReady) event.preventDefault();
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
  });
  document.addEventListener('astro:page-load', () => {
    if (!first) focusArrival();
    first = false;
  });
}
