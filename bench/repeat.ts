import { figuresOf } from './figures.ts';
import type { Figures } from './load.ts';

/** Concurrent calls. */
export const atOnce = 16;

/** Runs a task a number of times, a few at once, and returns its speed. */
export async function repeat(times: number, work: (index: number) => Promise<unknown>): Promise<Figures> {
  const took: number[] = [];
  let next = 0;
  let failed = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < times; index = next++) {
        const begun = performance.now();
        await work(index).catch(() => {
          failed += 1;
        });
        took.push(performance.now() - begun);
      }
    }),
  );
  return figuresOf(took, failed, (performance.now() - started) / 1000);
}
