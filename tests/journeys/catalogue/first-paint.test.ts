import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { deckShoe } from '../checkout/steps.ts';

const journey = openJourney();

const pages = ['/en-us', '/en-us/c/women-2000', `/de-de/p/x-${deckShoe}`, '/en-us/search?q=boot', '/en-us/nowhere'];

/** How a page looks as the server sent it, with or without the style sheet that follows. */
async function look(path: string, width: number, withSheet: boolean): Promise<Buffer> {
  const { page, context } = await journey.visit('about:blank', {
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
  });
  // Pictures have their places either way, and come when they come.
  await context.route('**/media/**', (route) => route.abort());
  if (!withSheet) await context.route('**/*.css', (route) => route.abort());
  await page.goto(path, { waitUntil: 'networkidle' });
  const picture = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return picture;
}

test.each(pages)(
  '%s has within it what its first paint needs: nothing moves when the style sheet comes',
  async (path) => {
    for (const width of [widths.phone, widths.desktop]) {
      // A font that comes late on a busy machine changes one of the pictures; a rule that is missing changes it each time.
      const isSame = async () => (await look(path, width, false)).equals(await look(path, width, true));
      await expect.poll(isSame, { message: `at ${width}`, timeout: 60_000 }).toBe(true);
    }
  },
);
