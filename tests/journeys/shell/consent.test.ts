import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buy, deckShoe, patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney({ pictures: true });

const first = (path: string, width: number = widths.desktop) =>
  journey.visit(path, { consent: 'open', viewport: { width, height: 844 } });

const questionOf = (page: Page, locale: string) =>
  page.getByRole('complementary', { name: wordsOf(locale)('consent.title') });

const settingsOf = (page: Page, locale: string) =>
  page.getByRole('dialog', { name: wordsOf(locale)('shop.footer.consent') });

async function openSettings(page: Page, locale: string) {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: wordsOf(locale)('shop.footer.consent') })
    .click();
  return settingsOf(page, locale);
}

/** Whether each category is on, as the settings show it. */
async function shownChoice(page: Page, locale: string): Promise<Record<string, boolean>> {
  const t = wordsOf(locale);
  const dialog = await openSettings(page, locale);
  const shown: Record<string, boolean> = {};
  for (const category of ['C0001', 'C0002', 'C0003', 'C0004'] as const) {
    shown[category] = await dialog.getByRole('switch', { name: t(`consent.${category}.name`) }).isChecked();
  }
  await dialog.getByRole('button', { name: t('shop.close') }).click();
  await dialog.waitFor({ state: 'detached' });
  return shown;
}

/** How much the page has moved without anybody's doing. */
const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as { value: number; hadRecentInput: boolean }[];
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });

const isMeasured = (page: Page) => page.evaluate(() => 'dataLayer' in window);

test.each([
  ['de-de', false],
  ['en-us', true],
] as const)(
  'a first visit of %s is asked; until it answers, all but what is required is on: %s; the answer stays [C3.46] [C3.47] [C3.48] [C3.49] [C3.50]',
  async (locale, isOn) => {
    const t = wordsOf(locale);
    const visitor = await first(`/${locale}/about`);
    const { page } = visitor;
    const question = questionOf(page, locale);
    await question.waitFor();
    await expectAccessible(page, 'the question of consent');
    expect(await shownChoice(page, locale)).toEqual({ C0001: true, C0002: isOn, C0003: isOn, C0004: isOn });
    await expect.poll(() => isMeasured(page), patient).toBe(isOn);
    await question.getByRole('button', { name: t(isOn ? 'consent.rejectAll' : 'consent.acceptAll') }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => isMeasured(page), patient).toBe(!isOn);
    await page.reload();
    await ready(page);
    expect(await shownChoice(page, locale)).toEqual({ C0001: true, C0002: !isOn, C0003: !isOn, C0004: !isOn });
    expect(await question.count()).toBe(0);
    await expect.poll(() => isMeasured(page), patient).toBe(!isOn);
    expectNoComplaints(visitor);
  },
);

test('each category is chosen by itself, the required one is always on, and the link in the footer changes it later [C3.46] [C3.50]', async () => {
  const t = wordsOf('fr-fr');
  const { page } = await first('/fr-fr/about');
  await questionOf(page, 'fr-fr')
    .getByRole('button', { name: t('consent.open') })
    .click();
  const dialog = settingsOf(page, 'fr-fr');
  const required = dialog.getByRole('switch', { name: t('consent.C0001.name') });
  await required.waitFor();
  expect([await required.isChecked(), await required.isDisabled()]).toEqual([true, true]);
  await expectAccessible(page, 'the settings of consent');
  await dialog.getByRole('switch', { name: t('consent.C0004.name') }).press('Space');
  await dialog.getByRole('button', { name: t('consent.save') }).press('Enter');
  await questionOf(page, 'fr-fr').waitFor({ state: 'detached' });
  await dialog.waitFor({ state: 'detached' });
  // The button that opened the settings is gone.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.goto('/it-it/about');
  await ready(page);
  expect(await shownChoice(page, 'it-it')).toEqual({ C0001: true, C0002: false, C0003: false, C0004: true });
  await (await openSettings(page, 'it-it'))
    .getByRole('button', { name: wordsOf('it-it')('consent.acceptAll') })
    .click();
  await expect.poll(() => isMeasured(page), patient).toBe(true);
});

test('settings that are closed without saving decide nothing', async () => {
  const { page } = await first('/de-de/about');
  const t = wordsOf('de-de');
  const question = questionOf(page, 'de-de');
  await question.getByRole('button', { name: t('consent.open') }).click();
  const dialog = settingsOf(page, 'de-de');
  await dialog.getByRole('switch', { name: t('consent.C0002.name') }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await question.count()).toBe(1);
  expect(await isMeasured(page)).toBe(false);
});

test.each([widths.phone, widths.tablet, widths.desktop])(
  'at %d px the question moves nothing on the page, covers no main button, and a purchase is possible beneath it',
  async (width) => {
    const { page } = await first(`/de-de/p/x-${deckShoe}`, width);
    const question = questionOf(page, 'de-de');
    const purchase = page.getByRole('button', { name: wordsOf('de-de')('product.addToCart'), exact: true });
    await question.waitFor();
    const box = await question.boundingBox();
    // Fonts of the page itself may move by a hair.
    expect(await shiftOf(page)).toBeLessThan(0.01);
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
    expect((box?.height ?? 844) < 844 / 2).toBe(true);
    const bar = await purchase.boundingBox();
    const overlaps =
      box &&
      bar &&
      bar.y < box.y + box.height &&
      bar.y + bar.height > box.y &&
      bar.x < box.x + box.width &&
      bar.x + bar.width > box.x;
    expect(overlaps).toBe(false);
    const mini = await buy(page, 'de-de');
    await mini.getByRole('link', { name: wordsOf('de-de')('cart.checkout') }).click();
    await page.waitForURL(/\/de-de\/checkout\b/);
    expect(await question.count()).toBe(1);
  },
);

test('in the window of an enlarged page the question is scrolled, and all of it can be reached', async () => {
  const { page } = await journey.visit(`/de-de/p/x-${deckShoe}`, {
    consent: 'open',
    viewport: { width: 320, height: 256 },
  });
  const question = questionOf(page, 'de-de');
  for (const part of await question.locator('h2, a, button').all()) await part.click({ trial: true });
  await question.getByRole('heading').click({ trial: true });
});

test('a field behind the question is scrolled out from under it when it gets the focus', async () => {
  const { page } = await first('/de-de/sign-up', widths.phone);
  const question = questionOf(page, 'de-de');
  await question.waitFor();
  const fields = page.locator('main form input:visible');
  const top = async () => (await question.boundingBox())?.y ?? 0;
  for (let index = 0; index < (await fields.count()); index += 1) {
    await fields.nth(index).evaluate((field: HTMLElement) => field.focus());
    const box = await fields.nth(index).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `field ${index}`).toBeLessThanOrEqual(await top());
  }
});

test('without scripts nothing is measured, so nothing is asked', async () => {
  const { page } = await journey.visit('/de-de/about', { consent: 'open', javaScriptEnabled: false });
  expect(await questionOf(page, 'de-de').count()).toBe(0);
  expect(await page.getByRole('button', { name: wordsOf('de-de')('shop.footer.consent') }).isVisible()).toBe(false);
});
