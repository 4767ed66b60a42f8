import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { tickUntil } from '@eyelet/testing/stopped-clock.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

/** Of the page's clock, where it only has to go on. */
const minute = 60_000;

const letters = 'Letters from the shore';
const member = { small: 'Become a member', large: 'All of yours in one place' } as const;

const popupOf = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true });
const small = (page: Page) => page.locator('[data-popup=small]');
const large = (page: Page) => page.locator('[data-popup=large]');
const close = (page: Page) => page.locator('.popup').getByRole('button', { name: t('shop.close') });

/**
 * A visitor whose clock moves only when the test says so, with a list that records the entries for a tag manager and
 * their times.
 */
async function visit(path: string, width: number = widths.desktop) {
  const visitor = await journey.visit('/robots.txt', {
    popups: true,
    consent: 'given',
    viewport: { width, height: 844 },
  });
  const { page } = visitor;
  await page.clock.install({ time: '2026-11-22T09:00:00Z' });
  await page.clock.pauseAt('2026-11-22T10:00:00Z');
  await page.addInitScript(() => {
    const dataLayer: object[] = [];
    const push = (entry: object) => Array.prototype.push.call(dataLayer, { ...entry, at: Date.now() });
    Object.assign(window, { dataLayer: Object.assign(dataLayer, { push }) });
  });
  await page.goto(path);
  await ready(page);
  return visitor;
}

/** Moves the clock until the pop-up appears, in steps that are shorter than any delay. */
async function untilSmall(page: Page, name: string): Promise<void> {
  await tickUntil(page, () => small(page).filter({ hasText: name }).count(), 1, { within: minute });
}

/** Moves the clock until the pop-up is large. */
async function untilLarge(page: Page): Promise<void> {
  await tickUntil(page, () => large(page).count(), 1, { within: minute, step: 200 });
}

/** Checks the page; the check needs some moments of the clock. */
async function expectAccessibleNow(page: Page, where: string): Promise<void> {
  let isDone = false;
  const check = expectAccessible(page, where).finally(() => {
    isDone = true;
  });
  while (!isDone) await page.clock.runFor(1);
  await check;
}

type Entry = Readonly<{ event: string; popupId: string; type: string; at: number }>;

/** The entries of pop-ups for a tag manager. */
async function entriesOf(page: Page): Promise<readonly Entry[]> {
  const entries = await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer);
  return (entries as readonly Entry[]).filter(({ event }) => event.startsWith('popup_'));
}

test('the pop-up begins small, is large after two seconds with the newsletter form in it, and ends with its button [B2.2.38] [B2.2.40] [B4.1.03] [B4.1.04]', async () => {
  const { page, complaints } = await visit('/en-us');
  expect(await page.locator('.popup').count()).toBe(0);
  await untilSmall(page, letters);
  await page.clock.runFor(1900);
  expect(await small(page).count()).toBe(1);
  await tickUntil(page, () => large(page).count(), 1, { within: 600 });
  const popup = popupOf(page, letters);
  await popup.getByRole('textbox', { name: t('newsletter.email') }).waitFor();
  const names = async () => (await entriesOf(page)).map(({ event, popupId }) => `${popupId}: ${event}`);
  await tickUntil(page, names, ['letters: popup_impression', 'letters: popup_expand'], { within: 100 });
  const [impression, expand] = await entriesOf(page);
  const delay = (expand?.at ?? 0) - (impression?.at ?? 0);
  expect(delay).toBeGreaterThanOrEqual(2000);
  expect(delay).toBeLessThan(2500);
  await expectAccessibleNow(page, 'a large pop-up');
  await close(page).click();
  await page.clock.runFor(10_000);
  expect(await page.locator('.popup').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('it expands automatically once: another page makes it small, also after a page without it, and its bar large again [B4.1.05]', async () => {
  const { page } = await visit('/en-us');
  await untilSmall(page, letters);
  await untilLarge(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await page.getByRole('heading', { level: 1, name: 'How to return' }).waitFor();
  await untilSmall(page, letters);
  await page.clock.runFor(10_000);
  expect(await large(page).count()).toBe(0);
  await page
    .getByRole('navigation', { name: t('shop.mainNavigation') })
    .getByRole('link', { name: 'Stores', exact: true })
    .click();
  await tickUntil(page, () => page.locator('.popup').count(), 0, { within: minute });
  expect(new URL(page.url()).pathname).toBe('/en-us/store-locator');
  await page.goBack();
  await untilSmall(page, letters);
  await page.clock.runFor(10_000);
  expect(await large(page).count()).toBe(0);
  await popupOf(page, letters).getByRole('button', { name: letters }).click();
  await popupOf(page, letters).getByRole('textbox').first().waitFor();
});

test('a dismissed pop-up is remembered: it appears on no page and in no other visit [B9.28] [B4.1.05]', async () => {
  const { page, context } = await visit('/en-us');
  await untilSmall(page, letters);
  await untilLarge(page);
  await close(page).click();
  await page.reload();
  await ready(page);
  await untilSmall(page, member.small);
  await close(page).click();
  await page.reload();
  await ready(page);
  await page.clock.runFor(20_000);
  expect(await page.locator('.popup').count()).toBe(0);
  expect(await entriesOf(page)).toEqual([]);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/en-us/about');
  await ready(page);
  await untilSmall(page, letters);
});

test('the second pop-up appears on the next page, after its own five seconds, and reports all its events [B2.2.39] [B3.2.10] [B4.1.04] [B7.48] [B7.49] [B7.50] [B9.29] [B9.30]', async () => {
  const { page } = await visit('/en-us');
  await untilSmall(page, letters);
  await close(page).click();
  await page.clock.runFor(10_000);
  expect(await page.locator('.popup').count()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await page.getByRole('heading', { level: 1, name: 'How to return' }).waitFor();
  await untilSmall(page, member.small);
  expect(await page.locator('.popup').textContent()).toBe(member.small);
  await page.clock.runFor(4900);
  expect(await small(page).count()).toBe(1);
  await tickUntil(page, () => large(page).count(), 1, { within: 600 });
  const popup = popupOf(page, member.large);
  await popup.getByRole('heading', { name: member.large }).waitFor();
  await popup.getByText('Free, and gone with one press').waitFor();
  const logo = popup.getByRole('img', { name: 'Skerry' });
  await logo.waitFor();
  expect((await logo.boundingBox())?.width).toBe(40);
  await popup.getByRole('link', { name: 'Become a member' }).click();
  await page.waitForURL('**/en-us/sign-up');
  await page.locator('.popup').waitFor({ state: 'detached' });
  expect((await entriesOf(page)).map(({ event, type }) => [event, type])).toEqual([
    ['popup_impression', 'Newsletter'],
    ['popup_impression', 'Account'],
    ['popup_expand', 'Account'],
    ['popup_click', 'Account'],
  ]);
});

test('a visitor who refuses to be measured sees the pop-up, and nobody is told of it [B7.51] [C3.47]', async () => {
  const { page } = await journey.visit('/en-us', { popups: true });
  await small(page).or(large(page)).first().waitFor();
  await large(page).waitFor();
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('without a pointer: it takes no focus, opens with Enter, and closes with Escape', async () => {
  const { page } = await visit('/en-us');
  await untilSmall(page, letters);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await popupOf(page, letters).getByRole('button', { name: letters }).focus();
  await page.keyboard.press('Enter');
  await large(page).waitFor();
  await page.clock.runFor(20);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused, patient).toBe(letters);
  await page.keyboard.press('Escape');
  await page.locator('.popup').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test.each([widths.phone, widths.tablet, widths.desktop])(
  'at %d px, in German, a pop-up is accessible and within the screen, small and large',
  async (width) => {
    const { page } = await visit('/de-de', width);
    await untilSmall(page, 'Briefe von der Küste');
    await expectAccessibleNow(page, 'a small pop-up');
    await untilLarge(page);
    await expectAccessibleNow(page, 'a large pop-up');
    const box = await large(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.y).toBeGreaterThanOrEqual(0);
  },
);
