import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';

const journey = openJourney();

// Its first use holds a page up for tens of milliseconds on a fast machine.
test.each(['/en-us', '/de-de', '/en-us/search?q=boot', '/de-ch/cart'])(
  '%s becomes ready without the language data of the browser',
  async (path) => {
    const { page, context } = await journey.visit('/offline.html');
    await context.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { askedForLanguageData: asked });
      for (const name of ['NumberFormat', 'PluralRules', 'DateTimeFormat', 'ListFormat', 'DisplayNames'] as const) {
        const format = Intl[name] as unknown as new (...args: unknown[]) => object;
        const watched = new Proxy(format, {
          construct(target, given) {
            asked.push(`${name} ${JSON.stringify(given)}`);
            return new target(...given);
          },
        });
        Object.defineProperty(Intl, name, { value: watched });
      }
    });
    await page.goto(path);
    await page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() => (window as unknown as { askedForLanguageData: string[] }).askedForLanguageData),
    ).toEqual([]);
  },
);
