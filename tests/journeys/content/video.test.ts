import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready } from '../checkout/steps.ts';

const journey = openJourney();
const address = '/en-us/dev/blocks?type=video';
const names = ['hosted', 'youtube', 'settings', 'controls'] as const;

async function gallery(options: BrowserContextOptions = {}) {
  const visitor = await journey.visit(address, options);
  await ready(visitor.page);
  return { ...visitor, ...examplesOf(visitor.page) };
}

const examplesOf = (page: Page) => {
  const example = (name: (typeof names)[number]) => page.locator('[data-example="video"]').nth(names.indexOf(name));
  return { example, film: (name: (typeof names)[number]) => example(name).locator('video') };
};

test('a YouTube video is loaded after a press, in the player without cookies, with its settings [B2.2.49] [B2.2.62]', async () => {
  const { page, example, complaints } = await gallery();
  expect(await example('youtube').locator('iframe').count()).toBe(0);
  expect(await example('youtube').getByText('It is loaded from YouTube').isVisible()).toBe(true);
  await expectAccessible(page, 'films');
  await example('youtube').getByRole('button', { name: 'Play the film' }).click();
  const frame = example('youtube').locator('iframe[title="How a sole is replaced"]');
  const src = new URL((await frame.getAttribute('src')) ?? '', journey.origin());
  expect(src.pathname).toMatch(/\/youtube\/embed\/skerry-sole1$/);
  expect(Object.fromEntries(src.searchParams)).toMatchObject({ mute: '1', loop: '1', playlist: 'skerry-sole1' });
  await page.frameLocator('iframe').locator('video').waitFor();
  expect(complaints).toEqual([]);
});

test('the player of the shop has the settings of its author [B2.2.50] [B3.2.18]', async () => {
  const { film, example } = await gallery();
  const settings = (name: 'settings' | 'controls') =>
    film(name).evaluate((one) => {
      const { controls, loop, muted } = one as HTMLVideoElement;
      return { controls, loop, muted };
    });
  expect(await settings('settings')).toEqual({ controls: false, loop: true, muted: true });
  expect(await settings('controls')).toEqual({ controls: true, loop: false, muted: false });
  const seconds = () => film('controls').evaluate((one) => (one as HTMLVideoElement).duration);
  await expect.poll(seconds, patient).toBeCloseTo(12, 0);
  // Nothing plays automatically with reduced motion; a press plays it.
  const paused = () => film('settings').evaluate((one) => (one as HTMLVideoElement).paused);
  expect(await paused()).toBe(true);
  await example('settings').getByRole('button', { name: 'Play the film' }).click();
  await expect.poll(paused, patient).toBe(false);
  await example('settings').getByRole('button', { name: 'Pause the film' }).click();
  await expect.poll(paused, patient).toBe(true);
});

test('a film plays automatically if its author wants that', async () => {
  const { film } = await gallery({ reducedMotion: 'no-preference' });
  await expect.poll(() => film('settings').evaluate((one) => (one as HTMLVideoElement).paused), patient).toBe(false);
});

test('a hosted film has captions to switch on, a transcript, and chapters to go to [B2.2.51] [B3.2.18]', async () => {
  const { page, film, example, complaints } = await gallery();
  const hosted = example('hosted');
  expect(await film('hosted').locator('source').first().getAttribute('src')).toMatch(
    /\/skerry\/video\/upload\/harbour\.webm$/,
  );
  const captions = hosted.getByRole('button', { name: 'Captions' });
  await captions.waitFor();
  const modes = () =>
    film('hosted').evaluate((one) =>
      [...(one as HTMLVideoElement).textTracks].map(({ language, mode }) => `${language} ${mode}`),
    );
  expect(await modes()).toContain('en hidden');
  await captions.click();
  expect([await captions.getAttribute('aria-pressed'), await modes()]).toEqual([
    'true',
    expect.arrayContaining(['en showing']),
  ]);
  await captions.click();
  expect(await modes()).not.toContain('en showing');
  await hosted.locator('summary').filter({ hasText: 'Transcript' }).click();
  await hosted.getByText('Low water in the harbour. Boots stand where the boats were.').waitFor();
  const chapters = hosted.getByRole('region', { name: 'Chapters' }).getByRole('button');
  const named = ['0:00 Low water', '0:04 Granite', '0:08 First light'];
  await expect.poll(() => chapters.allTextContents(), patient).toEqual(named);
  await chapters.nth(2).click();
  const second = () => film('hosted').evaluate((one) => (one as HTMLVideoElement).currentTime);
  await expect.poll(second, patient).toBeGreaterThanOrEqual(8);
  await expectAccessible(page, 'film with its words');
  expect(complaints).toEqual([]);
});

test('search engines get the texts that are written for them [B3.2.18]', async () => {
  const html = await (await fetch(journey.origin() + address)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'VideoObject',
      name: 'A day on the slipway at Skerry',
      description: 'Low water, granite and first light: where our shoes are tried.',
    }),
  );
});

test('a refusal of the browser to play is logged, and has no other effect [B8.22]', async () => {
  const { page, complaints } = await journey.visit('about:blank', { reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('not now', 'NotAllowedError'));
  });
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await page.goto(address);
  await ready(page);
  await expect.poll(() => logged.join(), patient).toContain('not now');
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
