import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { tickUntil } from '@eyelet/testing/stopped-clock.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready } from '../checkout/steps.ts';
import { boxesOf, reportsOf, slidesOf, untilLive, visitExamples } from './gallery.ts';

const journey = openJourney();
const moving = { reducedMotion: 'no-preference' } as const;

/** The number of the current slide, from its mark. */
async function shown(group: Locator): Promise<number> {
  const marks = group.getByRole('button', { name: /^Show/ });
  return (await marks.evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'))) + 1;
}

const says = (group: Locator) => group.getByRole('status').textContent();

test('[B3.2.02] arrows and marks move a carousel, its ends are announced, and so is what is shown', async () => {
  const { page } = await visitExamples(journey, 'collection');
  const group = await slidesOf(page, 'Read the water');
  const [next, back] = [group.getByRole('button', { name: 'Next' }), group.getByRole('button', { name: 'Previous' })];
  await untilLive(group);
  expect(await group.getAttribute('aria-roledescription')).toBe('carousel');
  expect(await back.getAttribute('aria-disabled')).toBe('true');
  const left = async () => (await boxesOf(group.getByRole('listitem')))[0]?.left ?? 0;
  const before = await left();
  await next.click();
  expect(await shown(group)).toBe(2);
  await expect.poll(left, patient).toBe(before - (26.5 + 1.5) * 16);
  expect(await says(group)).toBe('2 of 6');
  // Three are seen at once, so the row has four positions.
  await group.getByRole('button', { name: 'Show 4 of 6' }).click();
  expect(await shown(group)).toBe(4);
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => group.getByRole('button', { name: 'Show 5 of 6' }).count()).toBe(0);
});

test('[B3.2.02] a progress line shows how far a carousel has moved', async () => {
  const { page } = await visitExamples(journey, 'collection');
  const group = await slidesOf(page, 'Boots, as deep as they go');
  const next = group.getByRole('button', { name: 'Next' });
  await untilLive(group);
  const progress = () =>
    group.locator('[data-progress]').evaluate((line) => Number(getComputedStyle(line).getPropertyValue('--progress')));
  expect(await progress()).toBe(0);
  await next.click();
  await expect.poll(progress, patient).toBeGreaterThan(0.1);
  while ((await next.getAttribute('aria-disabled')) === 'false') await next.click();
  await expect.poll(progress, patient).toBeCloseTo(1);
});

test('[B3.2.02] a carousel that loops begins again after the last slide', async () => {
  const { page } = await visitExamples(journey, 'collection');
  const group = await slidesOf(page, 'Off the west pier');
  const next = group.getByRole('button', { name: 'Next' });
  await untilLive(group);
  await group.getByRole('button', { name: 'Previous' }).click();
  expect(await shown(group)).toBe(6);
  await next.click();
  expect(await shown(group)).toBe(1);
});

test('a carousel is moved by keys and by swiping', async () => {
  const { page } = await visitExamples(journey, 'collection');
  const group = await slidesOf(page, 'Read the water');
  await untilLive(group);
  const view = group.locator('[data-slides-view]');
  await view.focus();
  await page.keyboard.press('ArrowRight');
  expect(await shown(group)).toBe(2);
  await page.keyboard.press('ArrowLeft');
  expect(await shown(group)).toBe(1);
  const [box] = await boxesOf(view);
  const y = (box?.top ?? 0) + 100;
  await page.mouse.move(900, y);
  await page.mouse.down();
  await page.mouse.move(700, y, { steps: 5 });
  await page.mouse.move(300, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => shown(group), patient).toBeGreaterThan(1);
  expect(new URL(page.url()).pathname).toBe('/en-us/dev/blocks');
});

test('a slide that gets the focus scrolls into view', async () => {
  const { page } = await visitExamples(journey, 'collection', { viewport: { width: widths.phone, height: 844 } });
  const group = await slidesOf(page, 'Read the water');
  await untilLive(group);
  await group.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  const second = async () => (await boxesOf(group.getByRole('listitem')))[1];
  await expect.poll(async () => ((await second())?.left ?? 999) >= 0, patient).toBe(true);
  await expect.poll(async () => (await second())?.right ?? 999, patient).toBeLessThanOrEqual(widths.phone);
});

test('without scripts a carousel is a row to scroll, without controls', async () => {
  const { page } = await journey.visit('/en-us/dev/blocks?type=collection', {
    javaScriptEnabled: false,
    viewport: { width: widths.phone, height: 844 },
  });
  const group = page.getByRole('group', { name: 'Off the west pier' });
  await expect.poll(() => group.getByRole('button').count()).toBe(0);
  await expect.poll(() => group.getByRole('listitem').count()).toBe(6);
  await group.getByRole('link').nth(3).scrollIntoViewIfNeeded();
  const [box] = await boxesOf(group.getByRole('listitem').nth(3));
  expect(box?.left).toBeLessThan(widths.phone);
  expect(box?.right).toBeGreaterThan(0);
});

/** The carousel that plays, in view, with a stopped clock. */
async function visitPlaying(): Promise<Readonly<{ page: Page; group: Locator }>> {
  const { page } = await journey.visit('about:blank', moving);
  await page.clock.install();
  await page.goto('/en-us/dev/blocks?type=collection');
  const group = await slidesOf(page, 'Off the west pier');
  await group.getByRole('button', { name: 'Pause' }).waitFor();
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await group.getByRole('button', { name: 'Show 1 of 6' }).click();
  await page.mouse.move(0, 0);
  return { page, group };
}

const plays = (group: Locator) => group.evaluate((one) => 'playing' in one.dataset);

/** Expects that a carousel does not move for a minute. */
async function expectStill(page: Page, group: Locator): Promise<void> {
  await expect.poll(() => plays(group), patient).toBe(false);
  const before = await shown(group);
  await page.clock.runFor(60_000);
  expect(await shown(group)).toBe(before);
}

/** Expects that the next slide is shown after three seconds, and not before. */
async function expectPlaying(page: Page, group: Locator): Promise<void> {
  await expect.poll(() => plays(group), patient).toBe(true);
  const before = await shown(group);
  await page.clock.runFor(2_900);
  expect(await shown(group)).toBe(before);
  await tickUntil(page, () => shown(group), (before % 6) + 1, { within: 600 });
}

test('[B3.2.05] [B3.2.02] a carousel with autorotateTime 3 shows the next slide after three seconds, without announcing it', async () => {
  const { page, group } = await visitPlaying();
  const said = await says(group);
  await expectPlaying(page, group);
  expect(await says(group)).toBe(said);
});

test('[B4.1.12] [B4.1.13] a carousel plays while it is in view, and pauses when scrolled away or in a hidden tab', async () => {
  const { page, group } = await visitPlaying();
  await expectPlaying(page, group);
  await page.evaluate(() => scrollTo(0, 0));
  await expectStill(page, group);
  await group.scrollIntoViewIfNeeded();
  await expectPlaying(page, group);
  const turn = (state: string) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await expectStill(page, group);
  await turn('visible');
  await expectPlaying(page, group);
});

test('a carousel pauses under the pointer, with the focus in it, and by its button', async () => {
  const { page, group } = await visitPlaying();
  await group.getByRole('listitem').first().hover({ force: true });
  await expectStill(page, group);
  await page.mouse.move(0, 0);
  await expectPlaying(page, group);
  await group.locator('[data-center] a').focus();
  await expectStill(page, group);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectPlaying(page, group);
  await group.getByRole('button', { name: 'Pause' }).click();
  await expectStill(page, group);
  await group.getByRole('button', { name: 'Play' }).click();
  await expectPlaying(page, group);
});

test('with reduced motion a carousel plays only when it is started', async () => {
  const { page } = await visitExamples(journey, 'collection');
  const group = await slidesOf(page, 'Off the west pier');
  const play = group.getByRole('button', { name: 'Play' });
  await play.waitFor();
  expect(await plays(group)).toBe(false);
  await play.click();
  await group.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(() => plays(group), patient).toBe(true);
});

test('a carousel whose script cannot be loaded is a row that scrolls, which is reported once, and the rest of the page responds', async () => {
  const { page } = await journey.visit('about:blank', {
    firstTime: true,
    viewport: { width: widths.phone, height: 844 },
  });
  await page.route('**/assets/motion-*', (route) => route.abort());
  const reports = reportsOf(page);
  await page.goto('/en-us/dev/blocks?type=collection');
  await ready(page);
  for (const title of ['Read the water', 'Off the west pier']) {
    const group = await slidesOf(page, title);
    await expect.poll(() => reports.length, patient).toBe(1);
    expect(await group.getByRole('button', { name: 'Next' }).count()).toBe(0);
    const last = group.getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    const [box] = await boxesOf(last);
    expect(box?.left).toBeLessThan(widths.phone);
    expect(box?.right).toBeGreaterThan(0);
  }
  expect(reports).toEqual([expect.stringMatching(/^motion-[\w-]+\.js: 200$/)]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
});
