import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Real milliseconds until a page must have done what it does at a moment of its clock. */
const patience = 60_000;

type Ticks = Readonly<{
  /** Milliseconds of the page's clock after which it stands still; the promise of the shop, with its tolerance. */
  within: number;
  step?: number;
}>;

/**
 * Moves the stopped clock of a page in steps until what is read is as expected. The page may start its timer a moment later
 * than a test believes, so that one move of the right length may come before it.
 */
export async function tickUntil<T>(page: Page, read: () => Promise<T> | T, expected: T, ticks: Ticks): Promise<void> {
  const { within, step = 20 } = ticks;
  let moved = 0;
  const tick = async () => {
    if (moved < within) {
      await page.clock.runFor(Math.min(step, within - moved));
      moved += step;
    }
    return read();
  };
  await expect.poll(tick, { timeout: patience, interval: 1 }).toEqual(expected);
}

/** Notes which timers pages start, from the next one on; for pages whose clock is installed. */
export async function noteTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const started: number[] = [];
    const { setTimeout } = window;
    const noting = (todo: TimerHandler, ms = 0, ...rest: unknown[]) => {
      started.push(ms);
      return setTimeout(todo, ms, ...rest);
    };
    Object.assign(window, { startedTimers: started, setTimeout: noting });
  });
}

/** Waits until a page has started a timer of this length. */
export async function untilTimer(page: Page, ms: number): Promise<void> {
  const isStarted = (length: number) =>
    (window as unknown as { startedTimers: readonly number[] }).startedTimers.includes(length);
  await expect.poll(() => page.evaluate(isStarted, ms), { timeout: patience }).toBe(true);
}
