import { onSaving } from './saving.ts';

/** What runs this long, in milliseconds, is drawn to be looked at; shorter is an answer to a press. */
const DRAWN_MS = 1000;

/** What of the page moves by the clock and waits to be seen, with the elements that it moves. */
const waiting = new Map<Element, { seen: boolean; readonly moves: Set<Animation> }>();
let saving = false;

function runs(animation: Animation): boolean {
  return animation.playState === 'running' || animation.playState === 'paused';
}

/** Lets what is on screen move, once, and holds everything else. */
function set(element: Element): void {
  const held = waiting.get(element);
  for (const animation of held?.moves ?? []) {
    if (!runs(animation)) held?.moves.delete(animation);
    else if (held?.seen && !saving && document.visibilityState === 'visible') animation.play();
    else animation.pause();
  }
}

const setAll = () => {
  for (const element of waiting.keys()) set(element);
};

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const held = waiting.get(target);
    if (!held) continue;
    held.seen = isIntersecting;
    set(target);
  }
});

function watch(animation: Animation): void {
  const { effect, timeline } = animation;
  // What scrolling moves stands still by itself.
  if (!(effect instanceof KeyframeEffect && timeline instanceof DocumentTimeline)) return;
  const element = effect.target;
  const end = effect.getComputedTiming().endTime;
  if (!element || typeof end !== 'number' || end < DRAWN_MS) return;
  const held = waiting.get(element) ?? { seen: false, moves: new Set<Animation>() };
  held.moves.add(animation);
  if (!waiting.has(element)) {
    waiting.set(element, held);
    observer.observe(element);
  }
  set(element);
}

// What moves by the clock waits until it is on screen, and stands still in a hidden tab and where
// the visitor saves data or power.
for (const animation of document.getAnimations()) watch(animation);
document.addEventListener('animationstart', ({ target }) => {
  if (!(target instanceof Element)) return;
  for (const animation of target.getAnimations({ subtree: true })) watch(animation);
});
document.addEventListener('visibilitychange', setAll);
onSaving((value) => {
  saving = value;
  setAll();
});
