/** Milliseconds without scrolling after which the header follows, and at most between two changes meanwhile (C9.07). */
export const scrollRest = 200;
export const scrollMost = 500;

/** Pixels from the top within which the header always stands. */
const topRoom = 160;

/** Pixels that a hand may tremble. */
const tremble = 6;

export type Scrolled = Readonly<{ y: number; way: 'up' | 'down' }>;

/** Which way a page has been scrolled, from what was known before; near its top it counts as up. */
export function scrolledTo(y: number, before: Scrolled): Scrolled {
  if (y <= topRoom) return { y, way: 'up' };
  if (Math.abs(y - before.y) <= tremble) return before;
  return { y, way: y > before.y ? 'down' : 'up' };
}

/** Runs when it has not been called for `rest` milliseconds, and after `most` while it is called all the time. */
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
