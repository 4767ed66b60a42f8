import { expect, test } from 'vitest';
import { promotions } from '../promotions/promotions.ts';
import { articles } from './articles/articles.ts';
import { pages } from './pages.ts';
import { footer } from './parts.ts';

/** Words that only one side of the Atlantic uses in a shop, or writes so. */
const british =
  /\b(?:colours?|grey|\w*metres?|litres?|fibres?|favourites?|harbours?|trousers|trainers?|jumpers?|pavements?|parcels|working days?|cancelled|catalogues?|\w+isation)\b/i;
const american =
  /\b(?:colors?|gray|\w*meters?|liters?|fibers?|favorites?|harbors?|pants|sneakers?|sweaters?|sidewalks?|packages|business days?|shipping|canceled|\w+ization)\b/i;

/** What a reader sees of texts by audience: everything under the audience, at any depth. */
function saidIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(shown) : [];
}

/** Keys, addresses and names of pictures are not read by shoppers. */
const unread = new Set(['href', 'url', 'picture', 'key', 'slug', 'filter', 'name', 'type', 'path']);
const shown = ([member, value]: [string, unknown]) => (unread.has(member) ? [] : saidIn(value));

type ByAudience = Readonly<Record<string, unknown>>;
const written: readonly ByAudience[] = [
  ...pages.map(({ texts }) => texts),
  ...articles.map(({ document: { variants, ...source } }) => ({ en: source, 'en-gb': variants['en-gb'] ?? source })),
  ...promotions.map(({ texts }) => texts),
];

test('American pages, articles and promotions have no British word', () => {
  for (const texts of written) for (const text of saidIn(texts.en)) expect(text).not.toMatch(british);
});

test('British pages, articles and promotions have no American word', () => {
  for (const texts of written) {
    const own = texts['en-gb'] ?? texts['en-GB'] ?? texts.en;
    for (const text of saidIn(own)) expect(text).not.toMatch(american);
  }
});

test('the footer leads to shipping in America and to delivery in Britain', () => {
  const { document } = footer;
  expect(JSON.stringify(document.sections)).toContain('"Shipping"');
  expect(JSON.stringify(document.variants['en-gb'])).toContain('"Delivery"');
});
