import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buy, patient, ready, wordsOf } from '../checkout/steps.ts';
import { visitBeforeScripts } from './before-scripts.ts';
import { storeNothing } from './full-storage.ts';

const journey = openJourney();

const asked = { consent: 'open', viewport: { width: widths.phone, height: 844 } } as const;

const questionOf = (page: Page, locale: string) =>
  page.getByRole('complementary', { name: wordsOf(locale)('consent.title') });

const choiceIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('eyelet-consent') ?? 'null') as unknown);

const isMeasured = (page: Page) => page.evaluate(() => 'dataLayer' in window);

test.each(['en-us', 'fr-fr', 'de-de', 'it-it'])(
  'the question of %s is in the page before its scripts, and reads as it does with them [C3.50]',
  async (locale) => {
    const visitor = await visitBeforeScripts(journey, `/${locale}/cart`, asked);
    const { page } = visitor;
    const question = questionOf(page, locale);
    await question.waitFor();
    const before = await question.innerHTML();
    const { y } = (await question.boundingBox()) ?? {};
    const t = wordsOf(locale);
    for (const key of ['consent.acceptAll', 'consent.rejectAll', 'consent.open'] as const)
      expect(await question.getByRole('button', { name: t(key), exact: true }).isVisible()).toBe(true);
    visitor.comeScripts();
    await ready(page);
    await expect
      .poll(
        () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--question')),
        patient,
      )
      .not.toBe('');
    expect(await question.innerHTML()).toBe(before);
    expect((await question.boundingBox())?.y).toBe(y);
    await expectAccessible(page, 'the question of consent on the cart');
    expect(await page.locator('div[data-nosnippet] .consent').count()).toBe(1);
    const scripts = await page.evaluate(() => [...document.scripts].map(({ text }) => text));
    const asking = scripts.filter((text) => text.includes('eyelet-consent'));
    // The data of the page is in another one.
    expect(asking.map((text) => text.includes('streamController'))).toEqual([false]);
    expectNoComplaints(visitor);
  },
);

test('an answer before the scripts is stored and closes the question at once, and holds once they are there, also after a press on the settings [C3.50]', async () => {
  const t = wordsOf('en-us');
  const visitor = await visitBeforeScripts(journey, '/en-us/about', asked);
  const { page } = visitor;
  const question = questionOf(page, 'en-us');
  await question.getByRole('button', { name: t('consent.open') }).click();
  await question.getByRole('button', { name: t('consent.rejectAll') }).press('Enter');
  await question.waitFor({ state: 'detached' });
  expect(await choiceIn(page)).toEqual({ C0002: false, C0003: false, C0004: false });
  // The button that had the focus is gone.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  visitor.comeScripts();
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect([await isMeasured(page), await question.count()]).toEqual([false, 0]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expectNoComplaints(visitor);
});

test('a press on the settings before the scripts opens them when they come', async () => {
  const t = wordsOf('de-de');
  const { page, comeScripts } = await visitBeforeScripts(journey, '/de-de/about', asked);
  const question = questionOf(page, 'de-de');
  await question.getByRole('button', { name: t('consent.open') }).click();
  comeScripts();
  const dialog = page.getByRole('dialog', { name: t('shop.footer.consent') });
  await dialog.getByRole('button', { name: t('consent.acceptAll') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect([await question.count(), await dialog.count()]).toEqual([0, 0]);
  await expect.poll(() => isMeasured(page), patient).toBe(true);
});

test.each(['refused', 'given'] as const)(
  'who has %s everything is not shown the question of the shared page, not even before the scripts',
  async (consent) => {
    const { page, comeScripts } = await visitBeforeScripts(journey, '/en-us/cart', { ...asked, consent });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('.consent').count()).toBe(1);
    expect(await page.locator('.consent').isVisible()).toBe(false);
    comeScripts();
    await ready(page);
    expect(await page.locator('.consent').isVisible()).toBe(false);
  },
);

test('what is stored but is no choice is asked again', async () => {
  const { page } = await visitBeforeScripts(journey, '/en-us/robots.txt', asked);
  await page.evaluate(() => localStorage.setItem('eyelet-consent', '{"C0002":true}'));
  await page.goto('/en-us/about', { waitUntil: 'commit' });
  await questionOf(page, 'en-us').waitFor();
});

test.each([
  ['nothing', null],
  ['what is no choice', '{"C0002":true}'],
])(
  'a browser that has stored %s, and does not, takes the answer for the page, and is asked on the next one',
  async (_, stored) => {
    const t = wordsOf('en-us');
    const { page } = await journey.visit('/en-us/robots.txt', { ...asked, firstTime: true });
    if (stored) await page.evaluate((text) => localStorage.setItem('eyelet-consent', text), stored);
    await page.addInitScript(storeNothing);
    await page.goto('/en-us/about');
    await expect.poll(() => isMeasured(page), patient).toBe(true);
    const question = questionOf(page, 'en-us');
    await question.getByRole('button', { name: t('consent.rejectAll') }).click();
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => isMeasured(page), patient).toBe(false);
    await page.reload();
    await question.waitFor();
  },
);

test('who has agreed and refuses later is not measured any more, even if the refusal cannot be stored', async () => {
  const t = wordsOf('de-de');
  const { page } = await journey.visit('/de-de/about', { ...asked, firstTime: true });
  const question = questionOf(page, 'de-de');
  await question.getByRole('button', { name: t('consent.acceptAll') }).click();
  await expect.poll(() => isMeasured(page), patient).toBe(true);
  await page.evaluate(storeNothing);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('shop.footer.consent') })
    .click();
  await page
    .getByRole('dialog', { name: t('shop.footer.consent') })
    .getByRole('button', { name: t('consent.rejectAll') })
    .click();
  await expect.poll(() => isMeasured(page), patient).toBe(false);
  await page.reload();
  await question.waitFor();
});

test('where the browser denies its storages, pages work, goods are bought and the answer holds for the page', async () => {
  const t = wordsOf('en-us');
  const visitor = await journey.visit('about:blank', { ...asked, firstTime: true });
  const { page } = visitor;
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const mini = await buy(page, 'en-us');
  await mini.getByRole('button', { name: t('shop.close') }).click();
  await mini.waitFor({ state: 'detached' });
  await expect.poll(() => isMeasured(page), patient).toBe(true);
  const question = questionOf(page, 'en-us');
  await question.getByRole('button', { name: t('consent.rejectAll') }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => isMeasured(page), patient).toBe(false);
  await page.goto('/en-us/cart');
  await question.waitFor();
  // The router's own script for positions complains in each page, and goes on.
  expect(visitor.complaints.filter((one) => !/^(SecurityError: )?denied$/.test(one))).toEqual([]);
});

test('an answer in another tab closes the question, and it returns when that tab clears what is stored', async () => {
  const t = wordsOf('de-de');
  const { page, context } = await journey.visit('/de-de/about', asked);
  const question = questionOf(page, 'de-de');
  await question.waitFor();
  const other = await context.newPage();
  await other.goto('/de-de/cart');
  await questionOf(other, 'de-de')
    .getByRole('button', { name: t('consent.acceptAll') })
    .click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => isMeasured(page), patient).toBe(true);
  await other.evaluate(() => localStorage.clear());
  await question.waitFor();
  await expect.poll(() => isMeasured(page), patient).toBe(false);
});

test('a refusal that was given before the page came back from the history closes its question and ends measuring', async () => {
  const { page, context } = await journey.visit('about:blank', { ...asked, firstTime: true });
  // As a page that is kept, which hears of no other tab.
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.isTrusted && event.stopImmediatePropagation()),
  );
  await page.goto('/en-us/about');
  const question = questionOf(page, 'en-us');
  await question.waitFor();
  await expect.poll(() => isMeasured(page), patient).toBe(true);
  const other = await context.newPage();
  await other.goto('/en-us/cart');
  await questionOf(other, 'en-us')
    .getByRole('button', { name: wordsOf('en-us')('consent.rejectAll') })
    .click();
  await questionOf(other, 'en-us').waitFor({ state: 'detached' });
  expect([await question.count(), await isMeasured(page)]).toEqual([1, true]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => isMeasured(page), patient).toBe(false);
});
