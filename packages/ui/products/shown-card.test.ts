import type { Card, CardColour } from '@eyelet/contracts/catalogue/card.ts';
import type { Price } from '@eyelet/contracts/catalogue/price.ts';
import { expect, test } from 'vitest';
import { colourUrl, shownCards } from './shown-card.ts';

const price = (current: number, changes: Partial<Price> = {}): Price => ({
  ...{ current, original: current, lowCurrent: current, highCurrent: current },
  ...{ lowOriginal: current, highOriginal: current, historicBestPrice: null, previousBestSalesPrice: null },
  ...{ percentagePriceDiscount: 0, reason: null, salesPriceActiveDate: null },
  ...changes,
});
const colour = (productId: string, changes: Partial<CardColour> = {}): CardColour => ({
  ...{ productId, label: 'Fog', swatch: '#ccc', available: true, url: `/en-us/p/tern-${productId}`, price: price(90) },
  pictures: [`${productId}-side`, `${productId}-top`],
  ...changes,
});
const cardOf = (colours: CardColour[], changes: Partial<Card> = {}): Card => ({
  ...{ id: 'SKTERN01FOG', masterId: 'SKTERN01', name: 'Tern', kind: 'Shoe', url: '/en-us/p/tern-SKTERN01FOG' },
  ...{ price: price(90), currency: 'USD', badge: null, eyebrow: null, productType: 'standard', available: true },
  pictures: ['SKTERN01FOG-side', 'SKTERN01FOG-top'],
  colours,
  ...changes,
});

test('a colour says its price and address only where they are not those of the card', () => {
  const dear = price(120);
  const [card] = shownCards([
    cardOf([
      colour('SKTERN01FOG'),
      colour('SKTERN01RED', { price: dear }),
      colour('SKTERN01BLU', { url: '/elsewhere' }),
    ]),
  ]);
  if (!card) throw new Error('no card');
  const [fog, red, blue] = card.colours;
  expect(fog).not.toHaveProperty('url');
  expect(fog).not.toHaveProperty('price');
  expect(red?.price).toEqual({ current: 120, original: 120 });
  expect(card.colours.map((one) => colourUrl(card, one))).toEqual([
    '/en-us/p/tern-SKTERN01FOG',
    '/en-us/p/tern-SKTERN01RED',
    '/elsewhere',
  ]);
  expect(blue?.url).toBe('/elsewhere');
});

test('a price keeps what a card says of it: the reduction with its reason, the span and the lowest of 30 days', () => {
  const said = { lowCurrent: 50, highCurrent: 60, historicBestPrice: 55, reason: { id: 'outlet', label: 'Outlet' } };
  const told = price(50, { original: 80, ...said });
  const [card] = shownCards([cardOf([colour('SKTERN01FOG')], { price: told })]);
  expect(card?.price).toEqual({ current: 50, original: 80, ...said });
});

test('a style of one colour has none to choose from', () => {
  expect(shownCards([cardOf([colour('SKTERN01FOG')])])[0]?.colours).toEqual([]);
});
