import type { Menu } from '@eyelet/blocks/items/menu/schema.ts';
import { gatherVariants } from '@eyelet/domain/content/gather-variants.ts';
import { importContent } from '@eyelet/server/content/import-content.ts';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { writeTestGround } from '@eyelet/testing/catalogue.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const to = (url: string) => ({ target: { url } });

/** A menu in which each entry has options that the others do not have. */
const menu: Menu = {
  opensOn: 'click',
  items: [
    {
      ...{ id: 'boots', title: 'Boots', titleHtml: 'Boots <em>for mud</em>', ...to('/boots') },
      columns: [
        {
          children: [
            {
              ...{ id: 'wet', title: 'Wet', menuIcon: 'ruler', ...to('/wet') },
              children: [{ id: 'deep', title: 'Deep', ...to('/deep') }],
            },
          ],
        },
        { children: [{ id: 'words', title: 'Only words' }] },
      ],
      menuBanner: {
        ...{ eyebrowText: 'New soles', title: 'Grips mud', subtitle: 'And clay.' },
        media: { lg: { kind: 'image', picture: 'scene-home', alt: 'A field' } },
        targets: [{ url: '/soles', text: 'See the soles' }],
      },
      visualSelectorsTitle: 'By ground',
      visualSelectors: [
        { id: 'clay', title: 'Clay', media: { kind: 'image', picture: 'scene-home', alt: '' }, ...to('/clay') },
      ],
    },
    {
      ...{ id: 'coats', title: 'Coats', ...to('/coats'), hideShopAll: { sm: true } },
      columns: [{ children: [{ id: 'wool', title: 'Wool', ...to('/wool') }] }],
    },
    {
      ...{ id: 'hats', title: 'Hats', ...to('/hats'), hideShopAll: { lg: true } },
      overrideShopAll: { url: '/heads', text: 'Everything for heads' },
      columns: [{ children: [{ id: 'caps', title: 'Caps', ...to('/caps') }] }],
    },
    { id: 'sale', title: 'Last pairs', menuStyle: 'sale', ...to('/last-pairs') },
    { id: 'stores', title: 'Stores', menuIcon: 'pin', titleVisibility: 'sm', ...to('/stores') },
    { id: 'ask', title: 'Ask', menuIcon: 'person', titleVisibility: 'lg', menuStyle: 'quiet', ...to('/ask') },
    { id: 'send', title: 'Send back', menuIcon: 'return', titleVisibility: 'never', ...to('/send') },
  ],
};

let running: RunningShop;

beforeAll(async () => {
  await buildStorefront();
  running = await startShop({
    mountPages,
    parts: {
      beforeSnapshot: async (database) => {
        await writeTestGround(database);
        const document = gatherVariants({ source: 'en', version: 1, texts: { en: { props: menu, sections: [] } } });
        const items = [pageItem('moor'), pageItem('deep', { blocks: [textBlock('Deep mud')] })];
        await importContent(database, [...items, { kind: 'menu', key: 'main', name: 'Menu', document }], new Date());
      },
    },
  });
}, 120_000);

afterAll(() => running?.close());

/** Opens the bar of large screens, or the menu of the drawer. */
async function openMenu(width: number): Promise<Readonly<{ page: Page; nav: Locator }>> {
  const { page } = await journey.visit(`${running.origin}/en-us/moor`, { viewport: { width, height: 900 } });
  await ready(page);
  if (width >= 1024) return { page, nav: page.getByRole('navigation', { name: t('shop.mainNavigation') }) };
  await page.getByRole('link', { name: t('shop.openMenu') }).click();
  const nav = page.getByRole('dialog', { name: t('shop.menu') }).getByRole('navigation');
  await nav.waitFor();
  return { page, nav };
}

const entry = (nav: Locator, name: string) => nav.locator('summary').filter({ hasText: name });
const link = (nav: Locator, name: string) => nav.getByRole('link', { name, exact: true });

test.each([widths.desktop, widths.phone])(
  'at %d px an entry shows its markup, columns, icon, banner and visual selectors [B3.2.15]',
  async (width) => {
    const { page, nav } = await openMenu(width);
    expect(await entry(nav, 'Boots for mud').locator('em').textContent()).toBe('for mud');
    await entry(nav, 'Boots for mud').click();
    await nav.getByText('Only words').waitFor();
    await expect.poll(() => nav.getByRole('link', { name: 'Only words' }).count()).toBe(0);
    expect(await link(nav, 'Wet').locator('svg').count()).toBe(1);
    for (const text of ['New soles', 'Grips mud', 'And clay.', 'See the soles']) {
      await nav.getByRole('link', { name: 'Grips mud' }).getByText(text, { exact: true }).waitFor();
    }
    await expect
      .poll(() => nav.getByRole('link', { name: 'Grips mud' }).getByRole('img', { name: 'A field' }).count())
      .toBe(1);
    const clay = nav.getByRole('list', { name: 'By ground' }).getByRole('link', { name: 'Clay' });
    expect(await clay.getAttribute('href')).toBe('/en-us/clay');
    await link(nav, t('shop.allOf', { category: 'Boots' })).waitFor();
    await link(nav, 'Deep').click();
    await page.getByRole('heading', { level: 1, name: 'Deep mud' }).waitFor();
  },
);

test('the link to everything is hidden by screen, and another may replace it [B3.2.16]', async () => {
  for (const [width, coats, heads] of [
    [widths.desktop, 1, 0],
    [widths.phone, 0, 1],
  ] as const) {
    const { nav } = await openMenu(width);
    await entry(nav, 'Coats').click();
    await link(nav, 'Wool').waitFor();
    expect(await link(nav, t('shop.allOf', { category: 'Coats' })).count(), `coats at ${width}`).toBe(coats);
    await entry(nav, 'Hats').click();
    await link(nav, 'Caps').waitFor();
    expect(await link(nav, t('shop.allOf', { category: 'Hats' })).count(), `hats at ${width}`).toBe(0);
    expect(await link(nav, 'Everything for heads').count(), `heads at ${width}`).toBe(heads);
  }
});

test('icon, look and visible title are options of an entry; a hidden title is still its name [B3.2.17]', async () => {
  const isSeen = (one: Locator, title: string) =>
    one.getByText(title, { exact: true }).evaluate((text) => text.getBoundingClientRect().width > 1);
  const colour = (text: Locator) => text.evaluate((one) => getComputedStyle(one).color);
  for (const [width, stores, ask] of [
    [widths.desktop, false, true],
    [widths.phone, true, false],
  ] as const) {
    const { nav } = await openMenu(width);
    for (const [name, seen] of [
      ['Stores', stores],
      ['Ask', ask],
      ['Send back', false],
    ] as const) {
      const one = link(nav, name);
      expect(await one.locator('svg').isVisible(), `icon of ${name} at ${width}`).toBe(true);
      expect(await isSeen(one, name), `title of ${name} at ${width}`).toBe(seen);
    }
    expect(await link(nav, 'Last pairs').locator('svg').count()).toBe(0);
    const looks = [
      entry(nav, 'Coats'),
      nav.getByText('Last pairs', { exact: true }),
      nav.getByText('Ask', { exact: true }),
    ];
    expect(new Set(await Promise.all(looks.map((one) => colour(one.first())))).size, `looks at ${width}`).toBe(3);
  }
});

test('where a press opens panels, hovering does not [B4.1.09]', async () => {
  const { page, nav } = await openMenu(widths.desktop);
  const wool = link(nav, 'Wool');
  await page.clock.install();
  await entry(nav, 'Coats').hover();
  await page.clock.runFor(2000);
  expect(await wool.isVisible()).toBe(false);
  await entry(nav, 'Coats').click();
  await wool.waitFor();
  await entry(nav, 'Hats').hover();
  await page.clock.runFor(2000);
  expect(await link(nav, 'Caps').isVisible()).toBe(false);
  await entry(nav, 'Coats').click();
  await expect.poll(() => wool.isVisible(), patient).toBe(false);
});
