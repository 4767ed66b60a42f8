import { openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { atStep, deckShoe, ready } from './steps.ts';

const journey = openJourney();

/** Tabs until a control with this name has the focus, inside frames too. */
async function tabTo(page: Page, name: string | RegExp, limit = 80): Promise<void> {
  const found: string[] = [];
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    found.push(focused);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`no way by keyboard to ${name}; passed ${found.join(' | ')}`);
}

async function focusedName(page: Page): Promise<string> {
  for (const frame of page.frames()) {
    const name = await frame.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body || element instanceof HTMLIFrameElement || !document.hasFocus())
        return '';
      const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
      return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
    });
    if (name) return name;
  }
  return '';
}

test('a guest buys with the keyboard alone', async () => {
  const { page } = await journey.visit(`/en-us/p/deck-shoe-${deckShoe}`);
  const type = (text: string) => page.keyboard.type(text);
  await ready(page);
  await tabTo(page, /^\d/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Add to cart');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).waitFor();
  await tabTo(page, 'Checkout');
  await page.keyboard.press('Enter');
  await atStep(page, 'en-us', 'shipping');
  await tabTo(page, 'Email');
  await type('ada@example.com');
  await tabTo(page, 'Phone');
  await type('2025550123');
  await tabTo(page, 'First name');
  await type('Ada');
  await tabTo(page, 'Last name');
  await type('Brink');
  await tabTo(page, 'Address');
  await type('1 Pier Road');
  await tabTo(page, 'City');
  await type('Oakland');
  await tabTo(page, 'State');
  await type('Cali');
  await tabTo(page, 'ZIP code');
  await type('94107');
  await page.keyboard.press('Enter');
  await atStep(page, 'en-us', 'billing');
  await tabTo(page, 'Card number');
  await type('4242424242424242');
  await tabTo(page, /^Expiry/);
  await type('12/39');
  await tabTo(page, /^Security code/);
  await type('123');
  await tabTo(page, 'Review your order');
  await page.keyboard.press('Enter');
  await atStep(page, 'en-us', 'summary');
  await tabTo(page, /^Place order/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/order-confirmation\?order=/);
  await page.getByRole('heading', { level: 1, name: 'Thank you, Ada' }).waitFor();
});
