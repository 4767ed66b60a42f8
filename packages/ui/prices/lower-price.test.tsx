import { createMessages } from '@eyelet/messages/create-messages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsProvider } from '../words/words.tsx';
import { lowerPrice } from './lower-price.ts';
import type { OwnPrice } from './own-prices.ts';
import { Price, type PriceProps } from './price.tsx';

const ownOf = (current: number): OwnPrice => {
  return { current, lowCurrent: current, highCurrent: current, reason: { label: 'Staff price' } };
};
const everybodys = { current: 100, original: 100 };
const range = { current: 80, original: 100, lowCurrent: 80, highCurrent: 120 };

test.each<readonly [string, PriceProps['price'], number, boolean]>([
  ['a lower one', everybodys, 75, true],
  ['one as high', everybodys, 100, false],
  ['a dearer one', everybodys, 120, false],
  ['one below every size', range, 75, true],
  ['one as high as the cheapest size', range, 80, false],
  ['one between the sizes', range, 90, false],
])('of a price for everybody and %s, the lower is shown', (_, price, current, isOwn) => {
  const own = ownOf(current);
  const shown = lowerPrice(price, own);
  if (isOwn) expect(shown).toEqual({ original: 100, ...own });
  else expect(shown).toBe(price);
  expect(lowerPrice(price, undefined)).toBe(price);
});

test('beside an own price of a reduced product stands what is crossed out, and the lowest price of 30 days', () => {
  const price = { ...range, historicBestPrice: 90, reason: { label: 'End of season' } };
  const html = renderToStaticMarkup(
    <WordsProvider words={{ say: createMessages('en'), tag: 'en-GB' }}>
      <Price price={lowerPrice(price, ownOf(75))} currency="GBP" detail="full" />
    </WordsProvider>,
  );
  expect(html).not.toContain('From');
  for (const text of ['£75.00', '£100.00', '30 days: £90.00', 'Staff price']) expect(html).toContain(text);
  expect(html).not.toContain('End of season');
});
