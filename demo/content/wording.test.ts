import { resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import { expect, test } from 'vitest';
import { promotions } from '../promotions/promotions.ts';
import { content } from './pages.ts';
import { footer } from './parts.ts';

/** Words that are used, or spelled so, on one side of the Atlantic only. */
const british =
  /\b(?:colours?|grey|\w*metres?|litres?|fibres?|favourites?|harbours?|trousers|trainers?|jumpers?|pavements?|parcels|working days?|cancelled|catalogues?|\w+isation)\b/i;
const american =
  /\b(?:colors?|gray|\w*meters?|liters?|fibers?|favorites?|harbors?|pants|sneakers?|sweaters?|sidewalks?|packages|business days?|shipping|canceled|\w+ization)\b/i;

/** The texts in a value, at any depth. */
function saidIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(shown) : [];
}

/** Members that shoppers do not read: keys, URLs, names of pictures, times and choices. */
const unread = new Set(['href', 'url', 'picture', 'key', 'slug', 'filter', 'name', 'type', 'path', 'id', 'eventId']);
const shown = ([member, value]: [string, unknown]) => (unread.has(member) ? [] : saidIn(value));

/** All content: pages, legal ones included, articles, events, menu, footer, pop-ups, sections. */
const audiences = { en: { language: 'en' }, 'en-gb': { language: 'en', locale: 'en-gb' } };

const contentIn = (audience: keyof typeof audiences) =>
  content.map((item) => ({
    what: `${item.kind} ${item.key}`,
    said: saidIn(resolveVariant(item.document, audiences[audience])),
  }));

const promotionsIn = (audience: 'en' | 'en-GB') =>
  promotions.map(({ id, texts }) => ({
    what: `promotion ${id}`,
    said: saidIn((texts as Readonly<Record<string, unknown>>)[audience] ?? texts.en),
  }));

function foreignIn(texts: readonly Readonly<{ what: string; said: readonly string[] }>[], words: RegExp): string[] {
  return texts.flatMap(({ what, said }) =>
    said.flatMap((text) => {
      const found = words.exec(text);
      return found ? [`${what}: ${found[0]} in "${text.slice(0, 80)}"`] : [];
    }),
  );
}

test('American texts have no British word', () => {
  expect(foreignIn([...contentIn('en'), ...promotionsIn('en')], british)).toEqual([]);
});

test('British texts have no American word', () => {
  expect(foreignIn([...contentIn('en-gb'), ...promotionsIn('en-GB')], american)).toEqual([]);
});

test('every kind of content is checked', () => {
  const kinds = new Set(content.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['page', 'article', 'event', 'menu', 'popup']));
});

test('the footer names shipping in America and delivery in Britain', () => {
  const { document } = footer;
  expect(JSON.stringify(document.sections)).toContain('"Shipping"');
  expect(JSON.stringify(document.variants['en-gb'])).toContain('"Delivery"');
});
