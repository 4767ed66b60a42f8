import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { deckShoe } from '../checkout/steps.ts';

const journey = openJourney();

const pages = ['/en-us', '/en-us/c/women-2000', `/de-de/p/x-${deckShoe}`, '/en-us/search?q=boot', '/en-us/nowhere'];

/** A screenshot of a page with or without its external style sheet. */
async function look(path: string, width: number, withSheet: boolean): Promise<Buffer> {
  const { page, context } = await journey.visit('about:blank', {
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
  });
  // Pictures have fixed places either way, and their loading time varies.
  await context.route('**/media/**', (route) => route.abort());
  if (!withSheet) await context.route('**/*.css', (route) => route.abort());
  await page.goto(path, { waitUntil: 'networkidle' });
  const picture = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return picture;
}

test.each(pages)(
  '%s has the styles of its first paint inline: nothing changes when the style sheet loads',
  async (path) => {
    for (const width of [widths.phone, widths.desktop]) {
      // A font that loads late on a busy machine changes one screenshot; a missing rule changes it every time.
      const isSame = async () => (await look(path, width, false)).equals(await look(path, width, true));
      await expect.poll(isSame, { message: `at ${width}`, timeout: 60_000 }).toBe(true);
    }
  },
);
