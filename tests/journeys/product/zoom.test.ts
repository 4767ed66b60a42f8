import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney({ pictures: true });
const t = wordsOf('en-us');

async function openZoom(width: number) {
  const visitor = await journey.visit('/en-us/p/any-slug-SKGULL32KLP', {
    viewport: { width, height: 844 },
    hasTouch: width < widths.desktop,
  });
  const { page } = visitor;
  await ready(page);
  await page.getByRole('button', { name: t('product.zoom') }).click();
  const frame = page.getByRole('dialog').getByRole('group', { name: t('product.zoomKeys') });
  await frame.waitFor();
  return { visitor, page, frame, scale: async () => Number(await frame.getAttribute('data-zoom')) };
}

const at = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('img')
    .evaluate((picture) => picture.style.transform);

test('the picture is zoomed and moved by keys and by dragging', async () => {
  const { visitor, page, frame, scale } = await openZoom(widths.desktop);
  await frame.focus();
  await page.keyboard.press('+');
  await expect.poll(scale, patient).toBe(1.5);
  const before = await at(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => at(page), patient).not.toBe(before);
  await page.keyboard.press('0');
  await expect.poll(scale, patient).toBe(1);
  await frame.dblclick();
  await expect.poll(scale, patient).toBe(2.5);
  const still = await at(page);
  const box = await frame.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => at(page), patient).not.toBe(still);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await page
    .getByRole('dialog')
    .getByText(t('product.picture', { n: 2, total: 4 }))
    .waitFor();
  expectNoComplaints(visitor);
});

test('two fingers zoom the picture', async () => {
  const { visitor, page, frame, scale } = await openZoom(widths.phone);
  const box = await frame.boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const touch = await visitor.context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: middle.x - apart, y: middle.y, id: 1 },
    { x: middle.x + apart, y: middle.y, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
  for (const apart of [60, 80, 100, 120]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(scale, patient).toBeGreaterThan(2);
});
