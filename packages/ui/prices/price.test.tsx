import { createMessages } from '@eyelet/messages/create-messages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsProvider } from '../words/words.tsx';
import { Price, type PriceProps } from './price.tsx';

function shown(price: PriceProps['price'], currency = 'USD', tag = 'en-US'): string {
  const html = renderToStaticMarkup(
    <WordsProvider words={{ say: createMessages('en'), tag }}>
      <Price price={price} currency={currency} detail="full" />
    </WordsProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('a price below the original is marked down, an equal one has no label [C9.24]', () => {
  expect(shown({ current: 50, original: 80 })).toContain('Marked Down');
  expect(shown({ current: 80, original: 80 })).not.toContain('Marked Down');
});

test('a price of 0 is a free gift, which wins over marked down [C9.23]', () => {
  const text = shown({ current: 0, original: 80 });
  expect(text).toContain('Free Gift');
  expect(text).not.toContain('Marked Down');
});

test('CAD is written with its code, other currencies with their symbol [C9.11, C9.12]', () => {
  expect(shown({ current: 120, original: 120 }, 'CAD', 'en-CA')).toContain('CAD');
  expect(shown({ current: 120, original: 120 }, 'EUR', 'de-DE')).toContain('€');
});

test('a range begins with its lowest price, and the lowest of 30 days is shown where it is given', () => {
  expect(shown({ current: 20, original: 20, lowCurrent: 20, highCurrent: 40 })).toContain('From $20.00');
  expect(shown({ current: 50, original: 80, historicBestPrice: 60 })).toContain('30 days: $60.00');
});

test('a reduction says why where that is known, beside a price that stands alone as well', () => {
  const reason = { label: 'End of season' };
  expect(shown({ current: 50, original: 80, reason })).toContain('End of season');
  expect(shown({ current: 80, original: 80, reason })).not.toContain('End of season');
});
