import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** By how many pixels a page is wider than its window. */
export function widerBy(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Expects that the page does not scroll sideways in its current state. */
export async function expectFits(page: Page, where?: string): Promise<void> {
  expect(await widerBy(page), where).toBeLessThanOrEqual(0);
}
