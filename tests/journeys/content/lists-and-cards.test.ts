import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { patient, wordsOf } from '../checkout/steps.ts';
import { boxesOf, slidesOf, visitExamples } from './gallery.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const phone = { viewport: { width: widths.phone, height: 844 } };

test('[B2.2.14] the picture beside a list is that of the link under the pointer, or with the focus', async () => {
  const { page } = await visitExamples(journey, 'vertical-list');
  const shown = () =>
    page
      .locator('.list-pictures > *')
      .evaluateAll((all) => all.findIndex((one) => getComputedStyle(one).opacity === '1'));
  expect(await shown()).toBe(0);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Kids' }).hover();
  await expect.poll(shown, patient).toBe(2);
  await main.getByRole('link', { name: 'Accessories' }).focus();
  await expect.poll(shown, patient).toBe(3);
});

test('[B2.2.15] [B9.22] buttons of 12.5rem are in a row, which scrolls if it is wider than the screen', async () => {
  const { page } = await visitExamples(journey, 'cta-collection', phone);
  const group = await slidesOf(page, 'Dressed for it');
  const padding = 0.75 * 16;
  const slides = await boxesOf(group.getByRole('listitem'));
  expect(new Set(slides.map(({ width }) => width))).toEqual(new Set([12.5 * 16 + padding]));
  expect(new Set((await boxesOf(group.getByRole('link'))).map(({ width }) => width))).toEqual(new Set([12.5 * 16]));
  expect(new Set(slides.map(({ top }) => top)).size).toBe(1);
  const last = group.getByRole('link', { name: 'All new things' });
  expect((await boxesOf(last))[0]?.left).toBeGreaterThan(widths.phone);
  await last.focus();
  await expect.poll(async () => (await boxesOf(last))[0]?.right, patient).toBeLessThanOrEqual(widths.phone);
  await last.click();
  await page.waitForURL('**/en-us/c/new-1000');
});

test('[B2.2.16] a category card links to its category', async () => {
  const { page } = await visitExamples(journey, 'category-card');
  const card = page.locator('[data-example] .category-card');
  await expect.poll(() => card.getByRole('link').count()).toBe(1);
  await card.click({ position: { x: 8, y: 8 } });
  await page.waitForURL('**/en-us/c/accessories-5000');
  await page.getByRole('heading', { level: 1, name: 'Accessories' }).waitFor();
});

test('[B2.2.17] all of a linked card is one link', async () => {
  const { page } = await visitExamples(journey, 'linked-card');
  const card = page.locator('[data-example] .linked-card').first();
  await expect.poll(() => card.getByRole('link').count()).toBe(1);
  await card.click({ position: { x: 8, y: 8 } });
  await page.waitForURL('**/en-us/c/men-3000');
});

test('[B3.2.07] the text of a linked card is at its bottom, top or middle, by breakpoint; a badge has its text', async () => {
  const { page } = await visitExamples(journey, 'linked-card', phone);
  const card = (title: string) => page.locator('.linked-card', { has: page.getByRole('heading', { name: title }) });
  const place = async (title: string) => {
    const [outer] = await boxesOf(card(title));
    const [words] = await boxesOf(card(title).locator('.linked-card-words'));
    if (!outer || !words) throw new Error(`no card ${title}`);
    const [above, below] = [words.top - outer.top, outer.bottom - words.bottom];
    const upright = Math.abs(above - below) < 3 ? 'middle' : above < below ? 'top' : 'bottom';
    const heading = card(title).getByRole('heading');
    return { upright, sideways: await heading.evaluate((one) => getComputedStyle(one).textAlign) };
  };
  expect(await place('Out before the ferry')).toEqual({ upright: 'bottom', sideways: 'start' });
  expect(await place('Mended, not replaced')).toEqual({ upright: 'top', sideways: 'start' });
  expect(await place('Small feet, deep puddles')).toEqual({ upright: 'middle', sideways: 'center' });
  await page.setViewportSize({ width: widths.desktop, height: 900 });
  await expect.poll(() => place('Small feet, deep puddles'), patient).toEqual({ upright: 'bottom', sideways: 'end' });
  await card('Mended, not replaced').getByRole('img', { name: 'Skerry repairs' }).waitFor();
});

test('[B2.2.18] each link of a card with several has a target', async () => {
  const { page } = await visitExamples(journey, 'multi-link-card');
  const links = page.locator('[data-example] .multi-link-card').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(hrefs).toHaveLength(7);
  const answers = await Promise.all(hrefs.map((href) => page.request.get(href)));
  expect(answers.map((answer) => answer.status())).toEqual(hrefs.map(() => 200));
  await links.first().click();
  await page.waitForURL(`**${hrefs[0]}`);
});

test('[B2.2.19] [B3.2.08] [B9.18] [B9.19] [B9.20] icons are beside or above their texts, in three sizes', async () => {
  const { page } = await visitExamples(journey, 'icon-and-text');
  const sizes = { small: 24, medium: 32, large: 64 };
  for (const [size, pixels] of Object.entries(sizes)) {
    for (const variant of ['icon-left', 'icon-above-text', 'one-column']) {
      const list = page.locator(`[data-example]:has-text("${variant}, ${size}") ul.icon-texts`);
      const icons = await boxesOf(list.locator('> li > svg'));
      const texts = await boxesOf(list.locator('> li > div'));
      expect(icons.map(({ width, height }) => [width, height])).toEqual(icons.map(() => [pixels, pixels]));
      const [icon, text] = [icons[0], texts[0]];
      if (variant === 'icon-above-text') expect(text?.top).toBeGreaterThanOrEqual(icon?.bottom ?? 0);
      else expect(text?.left).toBeGreaterThanOrEqual(icon?.right ?? 0);
      const rows = new Set((await boxesOf(list.getByRole('listitem'))).map(({ top }) => top)).size;
      expect(rows).toBe(variant === 'one-column' ? 3 : 1);
    }
  }
  const [paper, , ink] = await page
    .locator('[data-example]:has-text("grounds of their own") li')
    .evaluateAll((all) =>
      all.map((one) => getComputedStyle(one)).map(({ color, backgroundColor }) => [color, backgroundColor]),
    );
  expect(paper?.[1]).toBe('rgb(255, 255, 255)');
  expect(ink).toEqual(['rgb(246, 244, 238)', 'rgb(16, 32, 31)']);
  await page.getByRole('main').getByRole('link', { name: 'Returns' }).first().click();
  await page.waitForURL('**/en-us/help-returns-how-to-return');
});

test('[B9.21] four icons are in two rows, each at most 30rem wide; three are not', async () => {
  const { page } = await visitExamples(journey, 'icon-and-text', { viewport: { width: 1800, height: 900 } });
  const list = (name: string) => page.locator(`[data-example]:has-text("${name}") ul.icon-texts > li`);
  const four = await boxesOf(list('Four, two by two'));
  expect([...Map.groupBy(four, ({ top }) => top).values()].map((row) => row.length)).toEqual([2, 2]);
  expect(new Set(four.map(({ width }) => width))).toEqual(new Set([30 * 16]));
  const three = await boxesOf(list('icon-left, small'));
  expect(new Set(three.map(({ top }) => top)).size).toBe(1);
  expect(three[0]?.width).toBeGreaterThan(30 * 16);
});

test('[B2.2.26] products of a category are in a grid on a content page, with quick shop', async () => {
  const visitor = await visitExamples(journey, 'catalogue-grid');
  const { page } = visitor;
  const query = 'categoryId=2130&sort=recommended&count=8';
  const { products } = (await (await page.request.get(`/fapi/components/products?${query}`)).json()) as {
    products: readonly { name: string }[];
  };
  expect(products.length).toBeGreaterThan(3);
  const names = await page.locator('[data-example] article').getByRole('heading').allTextContents();
  expect(names).toEqual(products.map(({ name }) => name));
  await page.getByRole('button', { name: t('product.quickShop', { name: names[0] ?? '' }) }).click();
  await page
    .getByRole('dialog')
    .getByText(names[0] ?? '')
    .first()
    .waitFor();
  expectNoComplaints(visitor);
});

test.each([
  'cta-collection',
  'vertical-list',
  'catalogue-grid',
  'category-card',
  'linked-card',
  'multi-link-card',
  'icon-and-text',
])('%s is accessible, and no wider than a narrow screen', async (type) => {
  const visitor = await visitExamples(journey, type);
  const { page } = visitor;
  await expectAccessible(page, type);
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), patient).toBe(320);
  expectNoComplaints(visitor);
});
