import { openJourney } from '@eyelet/testing/journey.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { deckShoe, patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const highContrast = { forcedColors: 'active', colorScheme: 'dark' } as const;

/** The visible edges of an element in forced colours. */
type Edges = Readonly<{ border: string; outline: string; ground: string; behind: string }>;

const edgesOf = (one: Locator): Promise<Edges> =>
  one.evaluate((element) => {
    const style = getComputedStyle(element);
    const line = (width: string, kind: string, colour: string) =>
      Number.parseFloat(width) > 0 && kind !== 'none' ? colour : 'none';
    return {
      border: line(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor),
      outline: line(style.outlineWidth, style.outlineStyle, style.outlineColor),
      ground: style.backgroundColor,
      behind: getComputedStyle(document.body).backgroundColor,
    };
  });

/** Expects a visible edge, in a colour that differs from the background. */
async function expectEdge(one: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const { border, outline, behind } = await edgesOf(one);
      return [border, outline].some((colour) => colour !== 'none' && colour !== behind);
    }, patient)
    .toBe(true);
}

test('in forced colours, buttons keep their edges, and selected controls differ from others', async () => {
  const { page } = await journey.visit(`/en-us/p/any-slug-${deckShoe}`, highContrast);
  await ready(page);
  const main = page.getByRole('main');
  await expectEdge(main.getByRole('button', { name: t('product.addToCart'), exact: true }));
  await expectEdge(main.getByRole('button', { name: t('product.zoom') }));
  await expectEdge(main.getByRole('button', { name: t('product.buyWith', { wallet: 'Apple Pay' }) }));

  const cells = main.locator('label').filter({ has: page.locator('[name=upc]:enabled') });
  await cells.first().locator('input').check({ force: true });
  await page.mouse.move(0, 0);
  const [chosenSize, otherSize] = await Promise.all([edgesOf(cells.first()), edgesOf(cells.nth(1))]);
  expect(chosenSize.ground).not.toBe(chosenSize.behind);
  expect(chosenSize.ground).not.toBe(otherSize.ground);
  await expectEdge(cells.nth(1));

  const colours = main.getByRole('list', { name: t('product.colour'), exact: true }).getByRole('link');
  const thumbnails = main.getByRole('link', { name: /^Picture \d/ });
  for (const choices of [colours, thumbnails]) {
    const chosen = await edgesOf(choices.and(page.locator('[aria-current=true]')));
    const other = await edgesOf(choices.and(page.locator(':not([aria-current])')).first());
    expect(chosen.border).not.toBe(chosen.behind);
    expect(other.border).toBe(other.behind);
    expect(chosen.outline).not.toBe(other.outline);
  }
});

test('in forced colours, drawings and colour swatches are visible', async () => {
  const { page } = await journey.visit('/en-us/c/women-2000', highContrast);
  await ready(page);
  const heart = page.getByRole('main').locator('[data-favorite]').first();
  await expectEdge(heart);
  const drawing = await heart.locator('svg').evaluate((svg) => {
    const style = getComputedStyle(svg);
    const ground = getComputedStyle(svg.closest('button') ?? svg).backgroundColor;
    return { seen: style.stroke !== ground, stroke: style.stroke };
  });
  expect(drawing).toMatchObject({ seen: true, stroke: expect.not.stringContaining('none') });

  const bars = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.locator('[aria-pressed]') })
    .first();
  const grounds = await bars
    .locator('button > span')
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).backgroundColor));
  expect(new Set(grounds).size).toBe(grounds.length);
  const chosen = bars.locator('[aria-pressed=true] > span');
  await expectEdge(chosen);
  expect((await edgesOf(chosen)).outline).not.toBe('none');
  expect((await edgesOf(bars.locator('[aria-pressed=false] > span').first())).outline).toBe('none');
});
