import type { Figures } from './load.ts';

/** The figures of calls that took these milliseconds, within a number of seconds. */
export function figuresOf(took: readonly number[], failed: number, seconds: number): Figures {
  const sorted = [...took].sort((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
  return { rate: took.length / seconds, p50: at(0.5), p99: at(0.99), failed };
}
