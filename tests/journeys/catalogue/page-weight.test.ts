import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { deckShoe } from '../checkout/steps.ts';

const journey = openJourney();

/** Of all products of the demo, one of those whose pages are heaviest. */
const hikingBoot = 'SKFELL29FOM';

/** Kilobytes of HTML, uncompressed: the server writes, compresses and caches them, and a phone has to parse them. */
test.each([
  ['the home page', '/en-us', 90],
  ['a product page', `/en-us/p/x-${deckShoe}`, 90],
  ['a product page in German', `/de-de/p/x-${deckShoe}`, 90],
  ['a product page in French with fifteen sizes and a block', `/fr-fr/p/x-${hikingBoot}`, 90],
  ['a listing', '/en-us/c/women-2000', 152],
])('the HTML of %s is within its budget', async (_, path, most) => {
  const response = await fetch(journey.origin() + path);
  expect((await response.arrayBuffer()).byteLength / 1000).toBeLessThanOrEqual(most);
});
