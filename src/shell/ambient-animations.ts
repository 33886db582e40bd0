/**
 * The shortest duration of an ambient animation, in milliseconds; shorter ones are responses to
 * input and are left alone.
 */
const DRAWN_MS = 1000;

/** Elements with ambient animations, whether each is in view, and its animations. */
const waiting = new Map<Element, { seen: boolean; readonly moves: Set<Animation> }>();

function runs(animation: Animation): boolean {
  return animation.playState === 'running' || animation.playState === 'paused';
}

/** Plays an element's animations while it is in view, and pauses them otherwise. */
function set(element: Element): void {
  const held = waiting.get(element);
  for (const animation of held?.moves ?? []) {
    if (!runs(animation)) held?.moves.delete(animation);
    else if (held?.seen && document.visibilityState === 'visible') animation.play();
    else animation.pause();
  }
}

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
  // Scroll-driven animations stop by themselves.
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

// Ambient animations wait until they are in view, and pause in a hidden tab.
for (const animation of document.getAnimations()) watch(animation);
document.addEventListener('animationstart', ({ target }) => {
  if (!(target instanceof Element)) return;
  for (const animation of target.getAnimations({ subtree: true })) watch(animation);
});
document.addEventListener('visibilitychange', () => {
  for (const element of waiting.keys()) set(element);
});
