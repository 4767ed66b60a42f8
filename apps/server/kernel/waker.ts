/** What starts a job before its time, by the database that it works on. */
export type Waker = Readonly<{
  /** Starts the job soon; without a worker in this process the next run of a worker does it. */
  wake: (database: object) => void;
  /** Registers what `wake` calls; undefined removes it. */
  onWake: (database: object, start: (() => void) | undefined) => void;
}>;

export function createWaker(): Waker {
  const starters = new WeakMap<object, () => void>();
  return {
    wake: (database) => starters.get(database)?.(),
    onWake: (database, start) => {
      if (start) starters.set(database, start);
      else starters.delete(database);
    },
  };
}
