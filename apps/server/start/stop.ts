import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../kernel/log.ts';

export type StopStep = Readonly<{ waitsFor: string; stop: () => Promise<unknown> }>;

/** Milliseconds that each remaining step still gets after the time limit, so that the database stops cleanly even if requests did not. */
const lastMs = 500;

/**
 * Ends the parts of a shop one after the other. Steps longer than a second are logged. Resolves with the steps that
 * were abandoned at the time limit.
 */
export async function stopInTime(
  steps: readonly StopStep[],
  limitMs: number,
  log: Pick<Log, 'warn'>,
): Promise<readonly string[]> {
  const started = Date.now();
  const givenUp: string[] = [];
  for (const { waitsFor, stop } of steps) {
    const notice = setTimeout(() => log.warn(`stopping waits for ${waitsFor}`), 1000);
    const timer = new AbortController();
    const left = Math.max(lastMs, limitMs - (Date.now() - started));
    const over = pause(left, 'over', { signal: timer.signal }).catch(() => undefined);
    const ended = await Promise.race([stop(), over]).finally(() => {
      clearTimeout(notice);
      timer.abort();
    });
    if (ended === 'over') givenUp.push(waitsFor);
  }
  return givenUp;
}
