import { openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { deckShoe, ready } from '../checkout/steps.ts';

const journey = openJourney({ pictures: true });

/** The least contrast of text at its worst point (WCAG 1.4.3). */
const enough = 4.5;

type Line = Readonly<{ text: string; colour: string; x: number; y: number; width: number; height: number }>;

/**
 * Runs in the page: the lines of text on the picture of a scene, which are then made invisible. Buttons have a
 * background of their own.
 */
function takeLines(scene: Element): Line[] {
  const lines: Line[] = [];
  const picture = [...scene.querySelectorAll('img')].find((one) => one.checkVisibility())?.getBoundingClientRect();
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  const holders: HTMLElement[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (
      !holder ||
      !picture ||
      !node.textContent?.trim() ||
      holder.closest('.button, .sr-only') ||
      !holder.checkVisibility()
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      const beneath =
        picture.left <= x && x + width <= picture.right && picture.top <= y && y + height <= picture.bottom;
      if (beneath)
        lines.push({ text: node.textContent.trim(), colour: getComputedStyle(holder).color, x, y, width, height });
    }
    holders.push(holder);
  }
  for (const holder of holders) holder.style.color = 'transparent';
  return lines;
}

/** Relative luminance (WCAG). */
function luminance(channels: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The worst contrast of each line of text of a scene with the pixels below it. */
async function contrastsOn(page: Page, scene: Locator): Promise<{ text: string; worst: number }[]> {
  await scene.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await scene.evaluate(async (element) => {
    const shown = [...element.querySelectorAll('img')].filter((one) => one.checkVisibility());
    await Promise.all(shown.map((one) => one.decode().catch(() => undefined)));
  });
  const lines = await scene.evaluate(takeLines);
  const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ text, colour, x, y, width, height }) => {
    const own = luminance((colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
    let worst = Number.POSITIVE_INFINITY;
    for (let row = Math.max(0, Math.ceil(y)); row < Math.min(info.height, y + height); row += 1) {
      for (let column = Math.max(0, Math.ceil(x)); column < Math.min(info.width, x + width); column += 1) {
        const at = (row * info.width + column) * 3;
        worst = Math.min(worst, contrast(own, luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])));
      }
    }
    return worst === Number.POSITIVE_INFINITY ? [] : [{ text, worst: Math.round(worst * 10) / 10 }];
  });
}

/** Selector of pictures with text on them: scenes and tiles, cards with a label, the pictures of a product with their count. */
const scenes = 'main .block-body:has(> .media-fill), .card-view:has(.label-caps)';

test.each(Object.entries(widths))(
  'text on pictures has enough contrast at its worst point on a %s',
  async (_, width) => {
    const { page } = await journey.visit('about:blank', { viewport: { width, height: 900 } });
    let measured = 0;
    for (const path of ['/en-us', '/de-de', '/en-us/c/women-2000', `/en-us/p/any-slug-${deckShoe}`]) {
      await page.goto(path);
      await ready(page);
      for (const scene of (await page.locator(scenes).all()).slice(0, 12)) {
        if (!(await scene.isVisible())) continue;
        const found = await contrastsOn(page, scene);
        measured += found.length;
        expect
          .soft(
            found.filter(({ worst }) => worst < enough),
            `${path} at ${width}`,
          )
          .toEqual([]);
      }
    }
    expect(measured).toBeGreaterThan(5);
  },
);
