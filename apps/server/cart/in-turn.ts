const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs tasks of one key one after the other within this process, so that concurrent changes of one cart do not make
 * each other start again. `owner` separates the queues of different shops.
 */
export function inTurn<T>(owner: object, key: string, task: () => Promise<T>): Promise<T> {
  const waiting = queues.get(owner) ?? new Map<string, Promise<unknown>>();
  queues.set(owner, waiting);
  const run = (waiting.get(key) ?? Promise.resolve()).then(task);
  const settled = run.then(
    () => undefined,
    () => undefined,
  );
  waiting.set(key, settled);
  void settled.then(() => {
    if (waiting.get(key) === settled) waiting.delete(key);
  });
  return run;
}
