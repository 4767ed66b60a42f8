import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { test } from 'vitest';
import { buy } from '../checkout/steps.ts';
import { gull, heart, nameIn, press, ready, tern, wordsOf } from './steps.ts';

const journey = openJourney();

test.each([
  ['phone', 'de-de'],
  ['tablet', 'en-us'],
  ['desktop', 'de-de'],
] as const)(
  'favorites, sharing and saved items are accessible at %s width, in %s, without sideways scrolling',
  async (size, locale) => {
    const width = widths[size];
    const t = wordsOf(locale);
    const { page } = await journey.visit(`/${locale}/favorites`, { viewport: { width, height: 900 } });
    await ready(page);
    await expectAccessible(page, 'empty');
    for (const product of [tern, gull]) {
      await page.goto(`/${locale}/p/x-${product.productId}`);
      await ready(page);
      await press(page, heart(page.getByRole('main'), locale, nameIn(locale, product)));
    }
    await expectAccessible(page, 'product');
    await page.goto(`/${locale}/favorites`);
    await ready(page);
    await page.getByRole('heading', { name: nameIn(locale, tern), exact: true }).waitFor();
    await expectAccessible(page, 'favorites');
    await expectFits(page);
    await page.getByRole('link', { name: t('favorites.share'), exact: true }).click();
    await page.getByRole('dialog', { name: t('favorites.share.title') }).waitFor();
    await expectAccessible(page, 'sharing');
    await buy(page, locale);
    await page.goto(`/${locale}/cart`);
    await ready(page);
    await page.getByRole('button', { name: t('saved.saveName', { name: nameIn(locale, tern) }) }).click();
    await page.getByText(t('saved.done', { name: nameIn(locale, tern) })).waitFor();
    await expectAccessible(page, 'saved items');
    await expectFits(page);
  },
);
