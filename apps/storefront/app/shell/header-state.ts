/** Milliseconds: the pause in scrolling after which the header moves, and the longest time between two moves without a pause (C9.07). */
export const scrollRest = 200;
export const scrollMost = 500;

/** Pixels from the top within which the header is always visible. */
const topRoom = 160;

/** Pixels of movement that are ignored. */
const tremble = 6;

export type Scrolled = Readonly<{ y: number; way: 'up' | 'down' }>;

/** The scroll direction of a page, given the former one; near its top it counts as up. */
export function scrolledTo(y: number, before: Scrolled): Scrolled {
  if (y <= topRoom) return { y, way: 'up' };
  if (Math.abs(y - before.y) <= tremble) return before;
  return { y, way: y > before.y ? 'down' : 'up' };
}

/** Debounces a function: it runs after `rest` milliseconds without a call, and after `most` if calls do not pause. */
export function debounced(run: () => void, rest: number, most: number): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(quiet);
    clearTimeout(latest);
    latest = undefined;
    run();
  };
  return () => {
    clearTimeout(quiet);
    quiet = setTimeout(now, rest);
    latest ??= setTimeout(now, most);
  };
}
