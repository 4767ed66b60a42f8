import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { deckShoe } from '../checkout/steps.ts';

const journey = openJourney();

/** Kilobytes of HTML, uncompressed: the server writes, compresses and caches them, and a phone has to parse them. */
test.each([
  ['the home page', '/en-us', 90],
  ['a product page', `/en-us/p/x-${deckShoe}`, 91.5],
  ['a product page in German', `/de-de/p/x-${deckShoe}`, 92],
  ['a listing', '/en-us/c/women-2000', 152],
])('the HTML of %s is within its budget', async (_, path, most) => {
  const response = await fetch(journey.origin() + path);
  expect((await response.arrayBuffer()).byteLength / 1000).toBeLessThanOrEqual(most);
});
