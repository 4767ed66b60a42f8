import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready } from '../checkout/steps.ts';

const journey = openJourney({ pictures: true });

/** The gallery of one kind at a width of screen. */
async function gallery(type: string, width = 1280): Promise<Page> {
  const { page } = await journey.visit(`/en-us/dev/blocks?type=${type}`, { viewport: { width, height: 900 } });
  await ready(page);
  return page;
}

const example = (page: Page, type: string, name: string): Locator =>
  page.locator('[data-example]').filter({ has: page.getByText(`${type}: ${name}`, { exact: true }) });

async function box(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await locator.boundingBox();
  if (!found) throw new Error('not shown');
  return found;
}

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('banners have seven layouts [B2.2.01, B2.2.02, B2.2.03, B2.2.04, B2.2.05, B2.2.07, B9.17]', async () => {
  const page = await gallery('banner');
  const below = example(page, 'banner', 'Below the image');
  const picture = await box(below.locator('img'));
  expect((await box(below.getByText('A week on the outer islands'))).y).toBeGreaterThan(picture.y + picture.height);
  expect(await style(below.locator('figcaption'), 'max-width')).toBe('150px');
  expect((await box(example(page, 'banner', 'Standard image').locator('img'))).width).toBeGreaterThan(1100);
  expect((await box(example(page, 'banner', 'Menu tile').locator('img'))).width).toBeLessThan(360);
  expect((await box(example(page, 'banner', 'Thin, with a picture').locator('.thin'))).height).toBeLessThan(130);
  for (const name of ['E-spot, light on dark', 'Overlay, width sm']) {
    const scene = await box(example(page, 'banner', name).locator('img'));
    const words = await box(example(page, 'banner', name).getByText('Dry by the time the kettle sings'));
    expect(words.y).toBeGreaterThan(scene.y);
    expect(words.y + words.height).toBeLessThan(scene.y + scene.height);
  }
});

test('text on a picture has the width and the position that its author chose [B3.1.13, B3.1.14]', async () => {
  const page = await gallery('banner');
  const widths: number[] = [];
  for (const size of ['xs', 'sm', 'md', 'lg']) {
    widths.push((await box(example(page, 'banner', `Overlay, width ${size}`).locator('[data-overlay]'))).width);
  }
  expect(widths).toEqual([...new Set(widths)].sort((one, other) => one - other));
  const centre = async (name: string) => {
    const words = await box(example(page, 'banner', name).locator('[data-overlay]'));
    const scene = await box(example(page, 'banner', name).locator('img'));
    return [words.x + words.width / 2 - scene.x, words.y + words.height / 2 - scene.y].map(Math.round);
  };
  const [topLeft, middle, bottomRight] = [
    await centre('Overlay, top left'),
    await centre('Overlay, middle center'),
    await centre('Overlay, bottom right'),
  ];
  for (const axis of [0, 1]) {
    expect(topLeft?.[axis]).toBeLessThan(middle?.[axis] ?? 0);
    expect(middle?.[axis]).toBeLessThan(bottomRight?.[axis] ?? 0);
  }
});

test('one to three pictures are beside text in their share of the width [B2.2.06, B3.2.01]', async () => {
  const page = await gallery('banner');
  for (const [name, count] of [
    ['Split, one picture', 1],
    ['Split, two pictures at the right', 2],
    ['Split, three pictures', 3],
  ] as const) {
    const words = await box(example(page, 'banner', name).locator('.words'));
    const pictures = await example(page, 'banner', name).locator('.split-pictures img').all();
    expect(pictures).toHaveLength(count);
    for (const one of pictures) {
      const { x, width } = await box(one);
      expect(x + width <= words.x + 1 || x >= words.x + words.width - 1, name).toBe(true);
    }
  }
  for (const share of [40, 50, 60]) {
    const places: number[] = [];
    for (const place of ['top', 'middle', 'bottom']) {
      const split = example(page, 'banner', `Split, ${share} ${place}`);
      const whole = await box(split.locator('.block-body'));
      expect(Math.round(((await box(split.locator('.split-pictures'))).width / whole.width) * 100)).toBe(share);
      places.push((await box(split.locator('.words'))).y - whole.y);
    }
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
  }
});

test('a gradient has its height, its tone and its breakpoints [B2.2.25, B3.1.12, B9.15, B9.16]', async () => {
  const page = await gallery('banner');
  const share = async (name: string) => {
    const shade = await box(example(page, 'banner', name).locator('[data-gradient]'));
    return Math.round((shade.height / (await box(example(page, 'banner', name).locator('img'))).height) * 100);
  };
  expect(await share('Overlay, gradient full')).toBe(35);
  expect(await share('Overlay, gradient focused')).toBe(50);
  expect(await example(page, 'banner', 'Overlay, gradient off').locator('[data-gradient]').count()).toBe(0);
  const wide = example(page, 'banner', 'Overlay, gradient on wide screens alone').locator('[data-gradient]');
  expect(await wide.isVisible()).toBe(true);
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await wide.isVisible()).toBe(false);
  expect(await (await gallery('gradient-overlay')).locator('[data-gradient="full"]').isVisible()).toBe(true);
});

test('margins, backgrounds and visibility of a block are as set [B3.1.10, B3.1.16, B3.1.17, B2.2.60, B2.2.61]', async () => {
  const page = await gallery('banner');
  const block = example(page, 'banner', 'A wide ground, and nothing of it on phones').locator('.block-frame');
  expect(await style(block, 'background-color')).toBe('rgb(228, 226, 218)');
  expect(await style(block.locator('.block-body'), 'background-color')).toBe('rgb(255, 255, 255)');
  expect(await style(block, 'margin-bottom')).toBe('128px');
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await style(block, 'margin-bottom')).toBe('32px');
  await page.setViewportSize({ width: 375, height: 900 });
  expect(await block.isVisible()).toBe(false);
  const full = example(page, 'banner', 'Overlay, as high as the screen').locator('.block-body');
  expect(await box(full)).toMatchObject({ width: 375, height: 900 });
});

test('a scene opens a page in three layouts, with its product in three sizes [B2.2.08, B2.2.09, B2.2.10, B3.1.08, B9.24, B9.25, B9.26, B9.27]', async () => {
  const page = await gallery('hero');
  const below = example(page, 'hero', 'Block below');
  const scene = await box(below.locator('img'));
  expect((await box(below.getByText('Six that came in'))).y).toBeGreaterThan(scene.y + scene.height);
  const product = example(page, 'hero', 'Product overlay').locator('.product-overlay');
  for (const [width, size] of [
    [1280, { width: 344, height: 538 }],
    [800, { width: 271, height: 467 }],
    [375, { width: 196, height: 343 }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await box(product)).toMatchObject(size);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  const buttons = await example(page, 'hero', 'Standard, words at the bottom on a gradient, two equal buttons')
    .getByRole('link')
    .all();
  const [one, other] = await Promise.all(buttons.map(box));
  expect(one?.width).toBe(other?.width);
  expect(await style(example(page, 'hero', 'Block below').locator('.block-body'), 'padding-bottom')).toBe('40px');
  await page.goto('/en-us');
  expect(await style(page.locator('.hero'), 'padding-bottom')).toBe('108px');
});

test('each breakpoint has its own picture, and a spacer has the height that is set [B2.2.23, B2.2.24, B3.1.06, B3.1.07, B3.1.11]', async () => {
  const page = await gallery('picture');
  const image = example(page, 'picture', 'Another for each breakpoint').locator('img');
  for (const [width, name] of [
    [1280, 'scene-three-at-the-water'],
    [800, 'scene-social'],
    [375, 'scene-two-at-the-water'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).currentSrc), patient).toContain(name);
  }
  const linked = example(page, 'picture', 'A link, its caption above');
  expect(await linked.getByRole('link').getAttribute('target')).toBe('_blank');
  expect((await box(linked.locator('figcaption'))).y).toBeLessThan((await box(linked.locator('img'))).y);
  expect(await page.getByText('Not to be seen.').count()).toBe(0);
  const spacers = await gallery('spacer');
  for (const [width, height] of [
    [375, 24],
    [800, 48],
    [1280, 96],
  ] as const) {
    await spacers.setViewportSize({ width, height: 900 });
    expect((await box(spacers.locator('.spacer').first())).height).toBe(height);
  }
});

test.each(['banner', 'hero', 'picture', 'gradient-overlay'])(
  'the examples of %s are accessible on a phone',
  async (type) => {
    await expectAccessible(await gallery(type, 390), type);
  },
);
