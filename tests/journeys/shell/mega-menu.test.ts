import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney({ pictures: true });

const words = {
  'en-us': { women: 'Women', shoes: 'Shoes', deck: 'Deck shoes', byShape: 'By shape', granite: 'Grips wet granite.' },
  'de-de': {
    ...{ women: 'Damen', shoes: 'Schuhe', deck: 'Bootsschuhe' },
    ...{ byShape: 'Nach Form', granite: 'Hält auf nassem Granit.' },
  },
} as const;
const { women, shoes, deck, granite } = words['en-us'];

const barOf = (page: Page, locale = 'en-us') =>
  page.getByRole('navigation', { name: wordsOf(locale)('shop.mainNavigation') });
const summaryOf = (bar: Locator, name: string) => bar.locator('summary').filter({ hasText: name });
/** The panel of an entry; its links are visible while it is open. */
const panelOf = (bar: Locator, name: string) =>
  bar.locator('details').filter({ has: bar.page().locator('summary').filter({ hasText: name }) });
const isOpen = (details: Locator) => details.evaluate((one) => (one as HTMLDetailsElement).open);

async function visit(path: string, width: number = widths.desktop) {
  const visitor = await journey.visit(path, { viewport: { width, height: 900 } });
  await ready(visitor.page);
  return visitor;
}

test.each(['en-us', 'de-de'] as const)(
  'in %s a top entry opens a panel of columns with the second and the third level, its banner and its visual selectors [B2.2.32] [B2.2.33] [B2.2.34] [B2.2.36]',
  async (locale) => {
    const visitor = await visit(`/${locale}`);
    const { page } = visitor;
    const name = words[locale];
    const bar = barOf(page, locale);
    const panel = panelOf(bar, name.women);
    expect(await panel.getByRole('link').first().isVisible()).toBe(false);
    await summaryOf(bar, name.women).click();
    await panel.getByRole('link', { name: name.shoes, exact: true }).waitFor();
    await panel.getByRole('link', { name: name.deck, exact: true }).first().waitFor();
    const banner = panel.getByRole('link', { name: name.granite });
    await expectPicture(banner);
    const selectors = panel.getByRole('list', { name: name.byShape }).getByRole('link');
    expect(await selectors.count()).toBe(4);
    await expectPicture(selectors.first());
    await expectAccessible(page, 'an open menu');
    await selectors.getByText(name.deck, { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(name.deck) }).waitFor();
    expectNoComplaints(visitor);
  },
);

/** Expects a picture that has loaded and has a size. */
async function expectPicture(link: Locator): Promise<void> {
  const picture = link.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth), patient)
    .toBeGreaterThan(0);
  expect((await picture.boundingBox())?.width).toBeGreaterThan(80);
}

test.each([1024, 1280, widths.desktop])('at %d px each column is a sixth of the panel [B9.14]', async (width) => {
  const { page } = await visit('/en-us', width);
  const bar = barOf(page);
  await summaryOf(bar, women).click();
  const columns = panelOf(bar, women)
    .locator('ul')
    .filter({ has: page.getByRole('link', { name: shoes, exact: true }) });
  const [column, panel] = await columns.first().evaluate((one) => {
    const widthOf = (box: Element | null) => box?.getBoundingClientRect().width ?? 0;
    return [widthOf(one), widthOf(one.parentElement)];
  });
  expect(panel).toBeCloseTo(await page.evaluate(() => document.documentElement.clientWidth), 0);
  expect(column).toBeCloseTo((panel ?? 0) / 6, 0);
  await expectFits(page);
});

test('the bar of the menu is 2.35rem high [B9.13]', async () => {
  const { page } = await visit('/en-us');
  const [height, rem] = await barOf(page).evaluate((nav) => [
    (nav.parentElement as HTMLElement).getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  ]);
  expect((height ?? 0) / (rem ?? 1)).toBeCloseTo(2.35, 2);
});

test('below the large breakpoint there is a menu button in place of the bar [B2.2.37]', async () => {
  for (const [width, hasBar] of [
    [widths.phone, false],
    [widths.tablet, false],
    [1023, false],
    [1024, true],
    [widths.desktop, true],
  ] as const) {
    const { page } = await visit('/en-us/about', width);
    expect(await barOf(page).isVisible(), `the bar at ${width}`).toBe(hasBar);
    const button = page.getByRole('link', { name: wordsOf('en-us')('shop.openMenu') });
    expect(await button.isVisible(), `the button at ${width}`).toBe(!hasBar);
  }
});

test('a panel opens under the mouse, replaces another one, and closes when the mouse has left [B4.1.09]', async () => {
  const { page } = await visit('/en-us');
  const bar = barOf(page);
  await summaryOf(bar, women).hover();
  await panelOf(bar, women).getByRole('link', { name: shoes, exact: true }).hover();
  await summaryOf(bar, 'Kids').hover();
  await expect.poll(() => isOpen(panelOf(bar, 'Kids')), patient).toBe(true);
  expect(await isOpen(panelOf(bar, women))).toBe(false);
  // A press of the mouse that has opened the panel keeps it open.
  await summaryOf(bar, 'Kids').click();
  expect(await isOpen(panelOf(bar, 'Kids'))).toBe(true);
  await page.getByRole('contentinfo').hover();
  await expect.poll(() => isOpen(panelOf(bar, 'Kids')), patient).toBe(false);
});

test('Enter opens a panel, Tab leads into it, and Escape closes it and returns the focus to its entry [B4.1.10]', async () => {
  const { page } = await visit('/en-us');
  const bar = barOf(page);
  const entry = summaryOf(bar, women);
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isOpen(panelOf(bar, women)), patient).toBe(true);
  await panelOf(bar, women).getByRole('link', { name: shoes, exact: true }).first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await expect.poll(focused, patient).toBe(shoes);
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(panelOf(bar, women)), patient).toBe(false);
  await expect.poll(focused, patient).toBe(women);
});

/** The home page while the script of its menu is held back. */
async function visitWithoutScript() {
  const { page } = await journey.visit('/robots.txt');
  const script = '**/assets/mega-content-*.js*';
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  // The pointer may still lie where the visitor before has left it, and ask for the script at once.
  const asked = page.waitForRequest(script);
  await page.goto('/en-us');
  await ready(page);
  return { page, bar: barOf(page), asked, release };
}

test('Escape closes a panel also when it is pressed before the script of the menu has come', async () => {
  const { page, bar, asked, release } = await visitWithoutScript();
  await summaryOf(bar, women).focus();
  await asked;
  await page.keyboard.press('Enter');
  await expect.poll(() => isOpen(panelOf(bar, women)), patient).toBe(true);
  await page.keyboard.press('Escape');
  release();
  await expect.poll(() => isOpen(panelOf(bar, women)), patient).toBe(false);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim()), patient).toBe(women);
});

test('a mouse that rests on an entry before the script of the menu has come opens its panel', async () => {
  const { bar, asked, release } = await visitWithoutScript();
  await summaryOf(bar, women).hover();
  await asked;
  release();
  await expect.poll(() => isOpen(panelOf(bar, women)), patient).toBe(true);
});

test('leaving a panel with Tab closes it', async () => {
  const { page } = await visit('/en-us');
  const bar = barOf(page);
  await summaryOf(bar, women).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isOpen(panelOf(bar, women)), patient).toBe(true);
  await bar.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => isOpen(panelOf(bar, women)), patient).toBe(false);
});

test('a panel is closed on the page that one of its links opens [B4.1.11]', async () => {
  const { page } = await visit('/en-us');
  const bar = barOf(page);
  const panel = panelOf(bar, women);
  await summaryOf(bar, women).focus();
  await page.keyboard.press('Enter');
  const link = panel.getByRole('link', { name: deck, exact: true }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Deck shoes/ }).waitFor();
  await expect.poll(() => isOpen(panel), patient).toBe(false);
  await page.goBack();
  await page.waitForURL('**/en-us');
  await expect.poll(() => isOpen(panelOf(barOf(page), women)), patient).toBe(false);
});

test('a tap opens and closes a panel on a large screen', async () => {
  const { page } = await journey.visit('/en-us', {
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    isMobile: true,
  });
  await ready(page);
  const bar = barOf(page);
  await summaryOf(bar, women).tap();
  await panelOf(bar, women).getByRole('link', { name: shoes, exact: true }).waitFor();
  await summaryOf(bar, 'Kids').tap();
  await expect.poll(() => isOpen(panelOf(bar, women)), patient).toBe(false);
  await summaryOf(bar, 'Kids').tap();
  await expect.poll(() => isOpen(panelOf(bar, 'Kids')), patient).toBe(false);
  await summaryOf(bar, women).tap();
  await panelOf(bar, women).getByRole('link', { name: granite }).tap();
  await page.getByRole('heading', { level: 1, name: /Running and trail/ }).waitFor();
  await expect.poll(() => isOpen(panelOf(bar, women)), patient).toBe(false);
});

test('without scripts the bar opens panels too, and on small screens the menu button leads to a list of them', async () => {
  const { page } = await journey.visit('/de-de', { javaScriptEnabled: false });
  const name = words['de-de'];
  const bar = barOf(page, 'de-de');
  await summaryOf(bar, name.women).click();
  await panelOf(bar, name.women).getByRole('link', { name: name.deck, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: /Bootsschuhe/ }).waitFor();
  await page.setViewportSize({ width: widths.phone, height: 844 });
  await page.getByRole('link', { name: wordsOf('de-de')('shop.openMenu') }).click();
  const entry = summaryOf(bar, name.women);
  await entry.click();
  await panelOf(bar, name.women).getByRole('link', { name: name.shoes, exact: true }).waitFor();
  await entry.click();
  expect(await isOpen(panelOf(bar, name.women))).toBe(false);
});
