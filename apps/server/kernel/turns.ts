/** Lets work that takes milliseconds happen once in a turn of the event loop; resolves when it may begin. */
export type Turns = () => Promise<void>;

/**
 * What comes in a bunch is done one after the other, with a turn of the event loop between, so that others wait for one
 * such work at most and not for all of them. Who comes alone begins at once.
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
