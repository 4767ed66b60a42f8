import type { Page } from 'playwright-core';
import type { Home } from '../checkout/addresses.ts';
import { goToSummary, placeButton, ready } from '../checkout/steps.ts';

/** Buys a pair of deck shoes as the owner of the browser; returns the number of the order. */
export async function order(page: Page, home: Home): Promise<string> {
  await goToSummary(page, home);
  await placeButton(page, home.locale).click();
  await page.waitForURL(/\/order-confirmation\?order=/);
  await ready(page);
  return new URL(page.url()).searchParams.get('order') ?? '';
}
