export type Queue = Readonly<{
  /** Runs a piece of work when it is its turn; `later` waits until nothing else does. */
  run: <T>(work: () => Promise<T>, when?: 'now' | 'later') => Promise<T>;
}>;

/** Runs so many pieces of work at once, so that transforming pictures leaves the processor free for requests. */
export function createQueue(atOnce: number): Queue {
  const urgent: (() => void)[] = [];
  const patient: (() => void)[] = [];
  let running = 0;

  function next(): void {
    if (running >= atOnce) return;
    const start = urgent.shift() ?? patient.shift();
    if (!start) return;
    running += 1;
    start();
  }

  return {
    run(work, when = 'now') {
      return new Promise((resolve, reject) => {
        (when === 'now' ? urgent : patient).push(() => {
          work()
            .then(resolve, reject)
            .finally(() => {
              running -= 1;
              next();
            });
        });
        next();
      });
    },
  };
}
