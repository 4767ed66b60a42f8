import { deDe } from '@eyelet/domain/markets/de-de.ts';
import { enUs } from '@eyelet/domain/markets/en-us.ts';
import type { Period } from '@eyelet/domain/prices/price-line.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyTree } from '../memory/categories.ts';
import type { ColourwayEntry, StyleEntry } from '../memory/entry.ts';
import { createMemory } from '../memory/memory.ts';
import { viewOf } from '../view.ts';
import { cardOf, defaultColourway } from './card.ts';

const thresholds = { fewOfSize: 3, newForDays: 45 };

const places = [
  { id: 'W', kind: 'warehouse', name: 'W', region: 'NORA', country: 'US', details: {}, sending: null, number: 0 },
  { id: 'V', kind: 'warehouse', name: 'V', region: 'EMEA', country: 'DE', details: {}, sending: null, number: 1 },
  {
    id: 'S',
    kind: 'store',
    name: 'S',
    region: 'NORA',
    country: 'US',
    details: {},
    sending: { safety: 1, isFull: false },
    number: 2,
  },
] as const;

const day = 86_400_000;
const now = 100 * day;

const period: fc.Arbitrary<Period> = fc.record({
  amount: fc.integer({ min: 100, max: 900 }),
  original: fc.integer({ min: 900, max: 999 }),
  from: fc.nat({ max: 110 }).map((days) => days * day),
  until: fc.constantFrom(Number.POSITIVE_INFINITY, 95 * day, 105 * day),
});
const line = fc.oneof(fc.constant(undefined), fc.integer({ min: 100, max: 999 }), fc.array(period, { maxLength: 3 }));
const text = fc.constantFrom('Écume', 'œil “neu”', 'Łódź\n', 'plain');
/** At least in English, as the import requires, or not at all. */
const inLanguages = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<Readonly<Record<string, T>>> =>
  fc.oneof(fc.constant({}), fc.record({ fr: one, en: one, de: one }, { requiredKeys: ['en'] }));
const colourway = fc.record({
  swatch: fc.constantFrom('#000000', '#ffffff'),
  pictures: fc.subarray(['a', 'b', 'c']),
  names: inLanguages(text),
  prices: fc.tuple(line, line),
  bySize: fc.option(line),
  /** By size: what each place has. */
  units: fc.array(fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }), fc.nat({ max: 4 })), { minLength: 1, maxLength: 3 }),
});
const style = fc.record({
  texts: inLanguages(fc.record({ slug: fc.constant('slug'), name: text, kind: text, material: text })),
  productType: fc.constantFrom('standard', 'digital', 'set'),
  isDeliverable: fc.boolean(),
  presale: fc.boolean(),
  customs: fc.boolean(),
  launchedAt: fc.constantFrom(0, 90 * day, 101 * day),
  colourways: fc.array(colourway, { minLength: 1, maxLength: 3 }),
});

type Given = typeof style extends fc.Arbitrary<infer T> ? T : never;

const upcOf = (masterId: string, place: number, size: number) => `${masterId}-${place}-${size}`;

function entryOf(masterId: string, { colourways, productType, ...given }: Given): StyleEntry {
  const entry = {
    ...given,
    productType: productType as StyleEntry['productType'],
    masterId,
    gender: 0,
    activities: [],
    categories: [],
    categoryNumbers: [],
    storeOnly: false,
    notifyMe: false,
    listed: true,
    gift: false,
    giftOption: false,
    giftCard: false,
    cost: {},
    scale: { id: 'shoe', byCode: new Map() },
    maxQty: 1,
    setMembers: [],
    popularity: 0,
    colourways: [] as ColourwayEntry[],
    row: -1,
    revision: 0,
  };
  colourways.forEach((one, place) => {
    const upcs = one.units.map((_, size) => upcOf(masterId, place, size));
    entry.colourways.push({
      style: entry,
      productId: `${masterId}C0${place}`,
      family: 0,
      swatch: one.swatch,
      pictures: one.pictures,
      names: one.names,
      upcs,
      sizes: upcs.map((_, size) => String(40 + size)),
      sizeNumbers: upcs.map((_, size) => size),
      prices: one.prices,
      skuPrices: one.bySize === null ? undefined : new Map([[upcs[0] as string, [one.bySize, one.bySize]]]),
      stock: [],
      openSizes: [],
      openCounts: [],
      units: [],
    });
  });
  return entry;
}

const plain: Given = {
  texts: {},
  productType: 'standard',
  isDeliverable: true,
  presale: false,
  customs: false,
  launchedAt: 0,
  colourways: [],
};

test('a card made of what is packed for cards is the one that the whole style gives', () => {
  fc.assert(
    fc.property(fc.array(style, { minLength: 1, maxLength: 12 }), (given) => {
      const memory = createMemory({ places, scales: new Map(), tree: emptyTree, thresholds });
      for (const list of ['USD', 'EUR']) memory.words.priceList.numberOf(list);
      const idOf = (at: number) => `SK${String(at).padStart(6, '0')}`;
      memory.replace(
        given.map((_, at) => idOf(at)),
        given.map((one, at) => entryOf(idOf(at), one)),
      );
      const rows = given.flatMap((one, at) =>
        one.colourways.flatMap(({ units }, place) =>
          units.map(([w, v, s], size) => ({ upc: upcOf(idOf(at), place, size), levels: `W:${w} V:${v} S:${s}` })),
        ),
      );
      memory.setStock(
        rows.map(({ upc }) => upc),
        rows,
      );
      const whole = given.map((_, at) => memory.style(idOf(at)) as StyleEntry);
      // So many others that none of these is still cached as an object.
      const others = Array.from({ length: 2000 }, (_, at) => entryOf(`ZZ${String(at).padStart(6, '0')}`, plain));
      memory.replace(
        others.map(({ masterId }) => masterId),
        others,
      );
      for (const market of [enUs, deDe]) {
        const view = viewOf(memory, market, new Date(now));
        for (const one of whole) {
          const read = memory.cardStyleAt(one.row, market);
          expect(read).not.toBe(one);
          // Of what is read for a card alone, the stock of other zones is not counted.
          for (const { upcs, units } of read?.colourways ?? []) {
            if (upcs.length === 0) expect(Object.keys(units)).toEqual([String(view.zone)]);
          }
          expect(read && defaultColourway(read, view)?.productId).toBe(defaultColourway(one, view)?.productId);
          expect(read?.colourways.map((shown) => cardOf(shown, view))).toEqual(
            one.colourways.map((shown) => cardOf(shown, view)),
          );
        }
      }
    }),
    { numRuns: 40 },
  );
});
