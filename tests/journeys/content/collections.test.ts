import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient } from '../checkout/steps.ts';
import { boxesOf, slidesOf, untilLive, visitExamples } from './gallery.ts';

const journey = openJourney();
const at = (width: number) => ({ viewport: { width, height: 900 } });

const scrolls = (group: Locator) =>
  group.locator('[data-slides-view]').evaluate((view) => view.scrollWidth > view.clientWidth + 1);

/** How many items each row has. */
async function rowsOf(group: Locator): Promise<readonly number[]> {
  const boxes = await boxesOf(group.locator('[data-slides] > li'));
  return [...Map.groupBy(boxes, ({ bottom }) => bottom).values()].map((row) => row.length);
}

test('[B2.2.11] [B2.2.12] a collection is a row to scroll on phones and a grid on wide screens', async () => {
  const { page } = await visitExamples(journey, 'collection', at(widths.phone));
  const phone = await slidesOf(page, 'Departments');
  expect(await scrolls(phone)).toBe(true);
  expect(new Set((await boxesOf(phone.getByRole('listitem'))).map(({ top }) => top)).size).toBe(1);
  await page.setViewportSize({ width: widths.tablet, height: 900 });
  await expect.poll(() => rowsOf(phone), patient).toEqual([2, 2]);
  await page.setViewportSize({ width: widths.desktop, height: 900 });
  await expect.poll(() => rowsOf(phone), patient).toEqual([4]);
  expect(await scrolls(phone)).toBe(false);
});

test('[B2.2.13] a [stacked] collection is a grid from edge to edge on md and lg, and as set on sm', async () => {
  const { page } = await visitExamples(journey, 'collection', at(widths.phone));
  const group = await slidesOf(page, 'From edge to edge');
  expect(await scrolls(group)).toBe(true);
  for (const [width, rows] of [
    [widths.tablet, [2, 2]],
    [widths.desktop, [4]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => rowsOf(group), patient).toEqual(rows);
    expect(await scrolls(group)).toBe(false);
    const boxes = await boxesOf(group.locator('[data-slides] > li'));
    expect(Math.min(...boxes.map(({ left }) => left))).toBe(0);
    expect(Math.max(...boxes.map(({ right }) => right))).toBe(width);
  }
});

test('[B9.23] slides are 19.25rem wide on phones and 26.5rem otherwise', async () => {
  const { page } = await visitExamples(journey, 'collection', at(widths.phone));
  const group = await slidesOf(page, 'Read the water');
  const width = async () => (await boxesOf(group.locator('[data-slides] > li > *'))).map((box) => box.width)[0];
  expect(await width()).toBe(19.25 * 16);
  for (const wider of [widths.tablet, widths.desktop]) {
    await page.setViewportSize({ width: wider, height: 900 });
    await expect.poll(width, patient).toBe(26.5 * 16);
  }
});

test('[B3.2.02] width, greatest width, gap and side margin of slides are as set', async () => {
  const { page } = await visitExamples(journey, 'collection', at(widths.phone));
  const measured = async (title: string) => {
    const boxes = await boxesOf((await slidesOf(page, title)).locator('[data-slides] > li > *'));
    const [first, second] = boxes;
    return { width: first?.width, left: first?.left, between: (second?.left ?? 0) - (first?.right ?? 0) };
  };
  // 80% of the row and its margin, at most 24rem; a gap of 0.75rem.
  expect(await measured('As the tide turns')).toEqual({
    width: Math.round((358 + 12) * 0.8 - 12),
    left: 16,
    between: 12,
  });
  expect(await measured('Off the west pier')).toMatchObject({ width: widths.phone, left: 0 });
  await page.setViewportSize({ width: widths.desktop, height: 900 });
  await expect.poll(async () => (await measured('As the tide turns')).width, patient).toBe(24 * 16);
});

test('[B3.2.03] the middle slide is larger, in a carousel and in a grid', async () => {
  const { page } = await visitExamples(journey, 'collection');
  const group = await slidesOf(page, 'In the middle of things');
  await untilLive(group);
  const largest = async () => {
    const boxes = await boxesOf(group.locator('[data-slides] > li > *'));
    const most = Math.max(...boxes.map(({ width }) => width));
    const index = boxes.findIndex(({ width }) => width === most);
    const box = boxes[index];
    return {
      index,
      alone: boxes.filter(({ width }) => width === most).length,
      middle: ((box?.left ?? 0) + (box?.right ?? 0)) / 2,
    };
  };
  await expect.poll(largest, patient).toEqual({ index: 0, alone: 1, middle: widths.desktop / 2 });
  await group.getByRole('button', { name: 'Next' }).click();
  await expect.poll(largest, patient).toEqual({ index: 1, alone: 1, middle: widths.desktop / 2 });
  const grid = await boxesOf((await slidesOf(page, 'Three, and one of them first')).locator('[data-slides] > li'));
  expect(grid[1]?.width).toBeGreaterThan((grid[0]?.width ?? 0) * 1.2);
  expect(grid[0]?.width).toBe(grid[2]?.width);
});

test('[B3.2.04] three cards are in a grid of three', async () => {
  const { page } = await visitExamples(journey, 'collection');
  const group = await slidesOf(page, 'Three ways out');
  expect(await rowsOf(group)).toEqual([3]);
  await page.setViewportSize({ width: widths.tablet, height: 900 });
  await expect.poll(() => rowsOf(group), patient).toEqual([3]);
});

test('[B3.2.06] the link beside the title of a collection opens its target', async () => {
  const { page } = await visitExamples(journey, 'collection');
  const title = page.getByRole('heading', { name: 'Boots, as deep as they go' });
  const link = page.getByRole('link', { name: 'All boots' });
  const [[one], [other]] = await Promise.all([boxesOf(title), boxesOf(link)]);
  expect(other?.left).toBeGreaterThan(one?.right ?? 0);
  expect(other?.top).toBeLessThan(one?.bottom ?? 0);
  await link.click();
  await page.waitForURL('**/en-us/c/men-boots-3140');
});

test('collections are accessible, and none makes a narrow page wider', async () => {
  const visitor = await visitExamples(journey, 'collection');
  const { page } = visitor;
  await (await slidesOf(page, 'Read the water')).getByRole('button', { name: 'Next' }).waitFor();
  await expectAccessible(page, 'collections');
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), patient).toBe(320);
  await expectAccessible(page, 'collections on a narrow screen');
  expectNoComplaints(visitor);
});
