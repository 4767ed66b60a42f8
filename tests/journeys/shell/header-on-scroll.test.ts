import { openJourney } from '@eyelet/testing/journey.ts';
import { tickUntil } from '@eyelet/testing/stopped-clock.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready } from '../checkout/steps.ts';

const journey = openJourney();

const state = (page: Page) => page.evaluate(() => document.documentElement.dataset.scroll);

/** Scrolls, and waits until the page has received the event. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        addEventListener('scroll', () => done(), { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    y,
  );

const foot = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().bottom));

/** Notes when, by the clock of the page, it was scrolled last and when the header has turned. */
async function noteTimes(page: Page) {
  const times = await page.evaluateHandle(() => {
    const noted = { scrolledAt: 0, turnedAt: 0 };
    addEventListener('scroll', () => {
      noted.scrolledAt = Date.now();
    });
    new MutationObserver(() => {
      noted.turnedAt = Date.now();
    }).observe(document.documentElement, { attributeFilter: ['data-scroll'] });
    return noted;
  });
  return () => times.jsonValue();
}

/** A long page with a stopped clock, scrolled down, with the script that follows. */
async function visit() {
  const { page } = await journey.visit('/robots.txt');
  await page.clock.install({ time: '2026-11-22T09:00:00Z' });
  await page.clock.pauseAt('2026-11-22T10:00:00Z');
  await page.goto('/en-us');
  await ready(page);
  await scrollTo(page, 1500);
  await tickUntil(page, () => state(page), 'down', { within: 10_000, step: 50 });
  return page;
}

test('the header disappears on the way down and reappears on the way up, 200 ms after the last scrolling [C9.07]', async () => {
  const page = await visit();
  await expect.poll(() => foot(page), patient).toBeLessThanOrEqual(0);
  const times = await noteTimes(page);
  await scrollTo(page, 1400);
  await page.clock.runFor(199);
  expect(await state(page)).toBe('down');
  // What loads above may scroll the page once more.
  await tickUntil(page, () => state(page), 'up', { within: 200, step: 1 });
  const { scrolledAt, turnedAt } = await times();
  expect(turnedAt - scrolledAt).toBe(200);
  await expect.poll(() => foot(page), patient).toBeGreaterThan(0);
});

test('while a shopper continues to scroll, the header follows after 500 ms [C9.07]', async () => {
  const page = await visit();
  for (const step of [1, 2, 3, 4, 5]) {
    await scrollTo(page, 1500 - step * 50);
    expect(await state(page), `step ${step}`).toBe('down');
    await page.clock.runFor(step === 5 ? 99 : 100);
  }
  expect(await state(page)).toBe('down');
  await page.clock.runFor(1);
  expect(await state(page)).toBe('up');
});
