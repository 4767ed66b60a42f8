/** Makes tasks of some milliseconds run one per turn of the event loop; resolves when the caller may begin. */
export type Turns = () => Promise<void>;

/**
 * Concurrent tasks run one after the other, each in its own turn of the event loop, so that other requests wait for at
 * most one of them. A single task begins at once.
 */
export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let taken = false;

  function next(): void {
    const resolve = waiting.shift();
    taken = resolve !== undefined;
    if (!resolve) return;
    setImmediate(next);
    resolve();
  }

  return () => {
    if (taken) return new Promise((resolve) => waiting.push(resolve));
    taken = true;
    setImmediate(next);
    return Promise.resolve();
  };
}
