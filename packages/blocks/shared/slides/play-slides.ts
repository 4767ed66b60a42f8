/** What keeps slides from moving by themselves. */
type Pause = 'away' | 'hidden' | 'pointer' | 'focus' | 'shopper';

export type PlayOptions = Readonly<{
  /** What is watched: slides play while at least half of it is in view, and no pointer or focus is on it. */
  view: HTMLElement;
  /** Seconds that a slide is shown for; undefined where slides do not play. */
  seconds: () => number | undefined;
  /** Shows the next slide; false at the end. */
  advance: () => boolean;
  /** Reports whether the shopper lets slides play, and whether they do. */
  told: (state: Readonly<{ wanted: boolean; playing: boolean }>) => void;
  signal: AbortSignal;
}>;

export type Player = Readonly<{
  /** Another slide is shown, so its time starts again. */
  restart: () => void;
  /** The shopper stops or starts it. */
  toggle: () => void;
  stop: () => void;
}>;

/**
 * Plays slides while they are in view of an active page, and pauses on hover, on focus and on request (B4.1.12,
 * B4.1.13, WCAG 2.2.2). With reduced motion shoppers start it themselves.
 */
export function playSlides({ view, seconds, advance, told, signal }: PlayOptions): Player {
  const pauses = new Set<Pause>(['away']);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restart(): void {
    clearTimeout(timer);
    const time = seconds();
    const playing = time !== undefined && pauses.size === 0;
    if (playing) timer = setTimeout(() => advance() || set('shopper', true), time * 1000);
    told({ wanted: !pauses.has('shopper'), playing });
  }
  function set(pause: Pause, on: boolean): void {
    if (on === pauses.has(pause)) return;
    if (on) pauses.add(pause);
    else pauses.delete(pause);
    restart();
  }

  if (matchMedia('(prefers-reduced-motion: reduce)').matches) pauses.add('shopper');
  const seen = new IntersectionObserver(([entry]) => set('away', !entry?.isIntersecting), { threshold: 0.5 });
  seen.observe(view);
  const watch = () => set('hidden', document.visibilityState === 'hidden');
  watch();
  document.addEventListener('visibilitychange', watch, { signal });
  view.addEventListener('pointerenter', ({ pointerType }) => set('pointer', pointerType !== 'touch'), { signal });
  view.addEventListener('pointerleave', () => set('pointer', false), { signal });
  view.addEventListener('focusin', () => set('focus', true), { signal });
  view.addEventListener('focusout', () => set('focus', false), { signal });
  return {
    restart,
    toggle: () => set('shopper', !pauses.has('shopper')),
    stop: () => {
      clearTimeout(timer);
      seen.disconnect();
    },
  };
}
