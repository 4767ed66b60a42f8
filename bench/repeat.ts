import type { Figures } from './load.ts';

/** Calls that run side by side. */
export const atOnce = 16;

/** Runs a piece of work so many times, a few at once, and says how fast it went. */
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
  const seconds = (performance.now() - started) / 1000;
  took.sort((one, other) => one - other);
  const at = (share: number) => Math.round((took[Math.floor(share * (took.length - 1))] ?? 0) * 10) / 10;
  return { rate: times / seconds, p50: at(0.5), p99: at(0.99), failed };
}
