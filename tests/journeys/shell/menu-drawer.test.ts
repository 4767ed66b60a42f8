import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const touch = (width: number) => ({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });

const cases = [
  ['en-us', widths.phone, 'Women', 'Shoes', 'Deck shoes', 'By shape'],
  ['de-de', widths.phone, 'Damen', 'Schuhe', 'Bootsschuhe', 'Nach Form'],
  ['de-de', widths.tablet, 'Damen', 'Schuhe', 'Bootsschuhe', 'Nach Form'],
] as const;

async function openMenu(page: Page, locale: string): Promise<Locator> {
  const t = wordsOf(locale);
  await ready(page);
  await page.getByRole('link', { name: t('shop.openMenu') }).tap();
  const menu = page.getByRole('dialog', { name: t('shop.menu') }).getByRole('navigation');
  await menu.waitFor();
  return menu;
}

const sectionOf = (menu: Locator, name: string) => menu.locator('summary').filter({ hasText: name });

test.each(cases)(
  'in %s at %d px sections open and close, and all three levels lead on [B2.2.35] [B2.2.36] [B4.1.08]',
  async (locale, width, women, shoes, deck, byShape) => {
    const visitor = await journey.visit(`/${locale}`, touch(width));
    const { page } = visitor;
    const menu = await openMenu(page, locale);
    const section = sectionOf(menu, women);
    const second = menu.getByRole('link', { name: shoes, exact: true }).first();
    await expect.poll(() => second.isVisible(), patient).toBe(false);
    await section.tap();
    await second.waitFor();
    await expect.poll(() => menu.getByRole('list', { name: byShape }).getByRole('link').count()).toBe(4);
    await expectAccessible(page, 'the menu with an open section');
    await section.tap();
    await second.waitFor({ state: 'hidden' });
    await section.tap();
    await menu.getByRole('link', { name: deck, exact: true }).first().tap();
    await page.getByRole('heading', { level: 1, name: new RegExp(deck) }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expectNoComplaints(visitor);
  },
);

test('one section is open at a time, and Enter opens and closes it', async () => {
  const { page } = await journey.visit('/en-us', touch(widths.phone));
  const menu = await openMenu(page, 'en-us');
  await sectionOf(menu, 'Women').focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('list', { name: 'By shape' }).first().waitFor();
  await sectionOf(menu, 'Kids').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.locator('details[open] summary').allInnerTexts(), patient).toEqual(['Kids']);
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.locator('details[open]').count(), patient).toBe(0);
});
