import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Moves the stopped clock of a page in steps until what is read is as expected. A page starts its timers when it comes to
 * life, at a moment that no test knows: one move of the right length may come before it.
 */
export async function tickUntil<T>(page: Page, read: () => Promise<T> | T, expected: T, step = 20): Promise<void> {
  const tick = async () => {
    await page.clock.runFor(step);
    return read();
  };
  await expect.poll(tick, { timeout: 60_000, interval: 1 }).toEqual(expected);
}
