import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney, type VisitOptions, widths } from '@eyelet/testing/journey.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, wordsOf } from '../checkout/steps.ts';
import { visitExamples } from './gallery.ts';

const journey = openJourney({ pictures: true });
const t = wordsOf('en-us');

const example = (page: Page, name: string): Locator =>
  page.locator('[data-example]').filter({ has: page.getByText(`banner: ${name}`, { exact: true }) });

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;

const banners = async (options?: VisitOptions) => (await visitExamples(journey, 'banner', options)).page;

test('a title is marked up, coloured and styled as its author chose [B3.1.02]', async () => {
  const page = await banners();
  const all = example(page, 'Words, all of them');
  const title = all.getByRole('heading', { level: 2, name: 'Dry by noon' });
  expect(await title.locator('em').textContent()).toBe('noon');
  const plain = example(page, 'Words, a title for the page, the text below the buttons').getByRole('heading', {
    level: 1,
  });
  expect(await plain.textContent()).toBe('Salt is not dirt');
  expect(await style(title, 'color')).not.toBe(await style(plain, 'color'));
  expect(await style(title, 'font-size')).not.toBe(await style(plain, 'font-size'));
  const unseen = example(page, 'Words, the title unseen, no calls to action').getByRole('heading', {
    name: 'Seen by nobody',
  });
  expect((await unseen.boundingBox())?.width).toBeLessThanOrEqual(1);
});

test('a subtitle is marked up, coloured and styled as its author chose [B3.1.03]', async () => {
  const page = await banners();
  const own = example(page, 'Words, all of them').locator('p', { hasText: 'Wool that gives the water back.' });
  expect(await own.locator('strong').textContent()).toBe('back');
  const plain = example(page, 'Words, a title for the page, the text below the buttons').getByText(
    'Brush it off when it has dried.',
  );
  expect(await style(own, 'color')).not.toBe(await style(plain, 'color'));
  expect(await style(own, 'font-size')).not.toBe(await style(plain, 'font-size'));
});

test('overline, logo and eyebrow are above the title [B3.1.04]', async () => {
  const page = await banners();
  const all = example(page, 'Words, all of them');
  const title = await topOf(all.getByRole('heading', { name: 'Dry by noon' }));
  for (const one of [
    all.getByText('New this week', { exact: true }),
    all.getByRole('img', { name: 'Skerry' }),
    all.getByText('Layers', { exact: true }),
  ]) {
    expect(await topOf(one)).toBeLessThan(title);
  }
});

test('the text has its colour, and is above or below the buttons [B3.1.05]', async () => {
  const page = await banners();
  const all = example(page, 'Words, all of them');
  const text = all.getByText('Knitted in one piece, so that no seam rubs.');
  expect(await style(text, 'color')).toBe('rgb(47, 63, 61)');
  expect(await topOf(text)).toBeLessThan(await topOf(all.getByRole('link', { name: 'How we mend' })));
  const below = example(page, 'Words, a title for the page, the text below the buttons');
  expect(await topOf(below.getByText('Then wax, a little and often.'))).toBeGreaterThan(
    await topOf(below.getByRole('link', { name: 'How we mend' })),
  );
});

test('No-CTA hides all calls to action [B3.1.09]', async () => {
  const page = await banners();
  const none = example(page, 'Words, the title unseen, no calls to action');
  await none.getByText('The picture says it.').waitFor();
  await expect.poll(() => none.getByRole('link').count()).toBe(0);
});

const film = 'A film on wide screens, a picture on others';

test('a breakpoint with a film plays it in view, and it can be paused; others show a picture and load no film [B3.1.06]', async () => {
  const page = await banners({ reducedMotion: 'no-preference' });
  const wide = example(page, film);
  const video = wide.locator('video');
  const time = () => video.evaluate((one) => (one as HTMLVideoElement).currentTime);
  await video.scrollIntoViewIfNeeded();
  await expect.poll(time, patient).toBeGreaterThan(0);
  expect(await wide.locator('img').isVisible()).toBe(false);
  await wide.getByRole('button', { name: t('shop.film.pause') }).click();
  await expect.poll(() => video.evaluate((one) => (one as HTMLVideoElement).paused), patient).toBe(true);

  const small = await journey.visit('about:blank', {
    viewport: { width: widths.phone, height: 844 },
    reducedMotion: 'no-preference',
  });
  const films: string[] = [];
  small.page.on('request', (request) => request.url().includes('/media/films/') && films.push(request.url()));
  await small.page.goto('/en-us/dev/blocks?type=banner');
  const picture = example(small.page, film).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((one) => (one as HTMLImageElement).currentSrc), patient)
    .toContain('scene-boots-at-evening');
  expect(await example(small.page, film).locator('video').isVisible()).toBe(false);
  expect(films).toEqual([]);
});

test('with reduced motion a film does not play', async () => {
  const page = await banners();
  const video = example(page, film).locator('video');
  await video.scrollIntoViewIfNeeded();
  await example(page, film)
    .getByRole('button', { name: t('shop.film.play') })
    .waitFor();
  expect(await video.evaluate((one) => (one as HTMLVideoElement).paused)).toBe(true);
  await expectAccessible(page, 'banners with words and films');
});
