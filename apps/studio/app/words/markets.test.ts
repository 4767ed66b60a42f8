import { expect, test } from 'vitest';
import { namedMarkets } from './markets.ts';

test('markets are called by their country, and by its language only where a country has several', () => {
  const labels = namedMarkets('de').map(({ id, label }) => [id, label]);
  expect(Object.fromEntries(labels)).toMatchObject({
    'de-de': 'Deutschland',
    'en-gb': 'Vereinigtes Königreich',
    'en-ca': 'Kanada (Englisch)',
    'fr-ca': 'Kanada (Französisch)',
  });
});
