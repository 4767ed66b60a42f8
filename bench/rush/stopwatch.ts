import type { Shopper } from '@eyelet/testing/shopper.ts';
import { figuresOf } from '../figures.ts';
import type { Figures } from '../load.ts';

/** Times calls by their kind while it runs; calls that begin earlier or later do not count, but failures always do. */
export type Stopwatch = Readonly<{
  time: <T>(kind: string, call: () => Promise<T>) => Promise<T>;
  start: () => void;
  stop: () => void;
  /** Figures by kind of call, each with the number of calls. */
  figures: () => ReadonlyMap<string, Figures & Readonly<{ calls: number }>>;
}>;

export function createStopwatch(): Stopwatch {
  const kinds = new Map<string, { took: number[]; failed: number }>();
  let runs = false;
  let started = 0;
  let stopped = 0;
  return {
    async time(kind, call) {
      const one = kinds.get(kind) ?? { took: [], failed: 0 };
      kinds.set(kind, one);
      const counts = runs;
      const begun = performance.now();
      try {
        return await call();
      } catch (error) {
        one.failed += 1;
        throw error;
      } finally {
        if (counts) one.took.push(performance.now() - begun);
      }
    },
    start() {
      runs = true;
      started = performance.now();
    },
    stop() {
      runs = false;
      stopped = performance.now();
    },
    figures: () =>
      new Map(
        [...kinds].map(([kind, { took, failed }]) => [
          kind,
          { ...figuresOf(took, failed, (stopped - started) / 1000), calls: took.length },
        ]),
      ),
  };
}

/** The same shopper, with every API call timed by the name of its operation. */
export function timed(shopper: Shopper, { time }: Stopwatch): Shopper {
  return { ...shopper, call: (operation, request) => time(operation.id, () => shopper.call(operation, request)) };
}
