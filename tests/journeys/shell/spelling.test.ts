import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();

test.each([
  ['en-us', 'Color: Kelp', 'Favorites, none', /Free shipping/],
  ['en-gb', 'Colour: Kelp', 'Favourites, none', /Free delivery/],
  ['en-ca', 'Colour: Kelp', 'Favourites, none', /Free shipping/],
])('%s has the spelling of its market, on the server and in the browser', async (locale, colour, favorites, free) => {
  const { page, complaints } = await journey.visit(`/${locale}/p/any-slug-SKGULL32KLP`);
  await ready(page);
  await page.getByText(colour, { exact: true }).waitFor();
  await page.getByRole('link', { name: favorites }).waitFor();
  await page.getByRole('complementary').getByText(free).waitFor();
  // A dialog loads messages of its own.
  await page.getByRole('link', { name: wordsOf(locale)('shop.header.cartCount', { n: 0 }) }).click();
  await page.getByRole('dialog').getByText(wordsOf(locale)('cart.empty.title')).waitFor();
  expect(complaints).toEqual([]);
});
