import type { FacetId } from '@eyelet/contracts/catalogue/facet.ts';
import { enUs } from '@eyelet/domain/markets/en-us.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildStyles } from '../memory/build-styles.ts';
import { emptyTree } from '../memory/categories.ts';
import { createMemory } from '../memory/memory.ts';
import { viewOf } from '../view.ts';
import { select } from './select.ts';
import { type Filters, offeredSpans, parseSpan } from './selection.ts';

const thresholds = { fewOfSize: 3, newForDays: 45 };

const genders = ['women', 'men', 'unisex', 'kids'] as const;
const families = ['blue', 'red', 'green'] as const;
const sizes = ['40', '41', '42'] as const;
const activities = ['sailing', 'hiking'] as const;

const colourway = fc.record({
  family: fc.constantFrom(...families),
  /** Units per size, in the order of `sizes`. */
  units: fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 }), fc.nat({ max: 2 })),
  price: fc.integer({ min: 10, max: 250 }).map((major) => major * 100),
  /** Only some are on sale in a price list. */
  sold: fc.boolean(),
});
const style = fc.record({
  gender: fc.constantFrom(...genders),
  activities: fc.subarray([...activities]),
  colourways: fc.array(colourway, { minLength: 1, maxLength: 3 }),
});
const filters: fc.Arbitrary<Filters> = fc.record(
  {
    gender: fc.subarray([...genders]),
    colour: fc.subarray([...families]),
    size: fc.subarray([...sizes]),
    activity: fc.subarray([...activities]),
    price: fc.subarray([...offeredSpans, '30-70', '120-']),
    availability: fc.subarray(['in-stock']),
  },
  { requiredKeys: [] },
);

type GivenStyle = typeof style extends fc.Arbitrary<infer T> ? T : never;
type GivenColourway = GivenStyle['colourways'][number];

const places = [
  { id: 'W', kind: 'warehouse', name: 'W', region: 'NORA', country: 'US', details: {}, sending: null, number: 0 },
] as const;

function memoryOf(given: readonly GivenStyle[]) {
  const memory = createMemory({ places, scales: new Map(), tree: emptyTree, thresholds });
  const idOf = (at: number) => `SK${String(at).padStart(6, '0')}`;
  const colourways = given.flatMap((one, at) => one.colourways.map((colour, index) => ({ ...colour, at, index })));
  const productId = ({ at, index }: { at: number; index: number }) => `${idOf(at)}C0${index}`;
  const upcsOf = ({ at, index }: { at: number; index: number }) => sizes.map((_, size) => `${at}-${index}-${size}`);
  const entries = buildStyles(
    {
      styles: given.map((one, at) => ({
        master_id: idOf(at),
        gender: one.gender,
        activities: one.activities,
        product_type: 'standard',
        presale: false,
        customs: false,
        store_only: false,
        notify_me: true,
        listed: true,
        gift: false,
        gift_option: true,
        gift_card: false,
        cost: {},
        size_scale: 'shoe',
        max_qty: 1,
        set_members: [],
        launched_at: new Date(0),
        popularity: 0,
        categories: [],
        texts: {},
      })),
      colourways: colourways.map((one) => ({
        product_id: productId(one),
        master_id: idOf(one.at),
        family: one.family,
        swatch: '#000000',
        pictures: [],
        names: {},
        upcs: upcsOf(one),
        sizes: [...sizes],
      })),
      prices: colourways
        .filter(({ sold }) => sold)
        .map((one) => ({
          product_id: productId(one),
          upc: '',
          price_list: 'USD',
          valid_from: 0,
          valid_until: null,
          amount: one.price,
          original: one.price,
          reason: null,
        })),
    },
    { words: memory.words, scales: new Map(), inAddress: new Map(), lineage: () => [], hasFile: () => true },
  );
  memory.replace(
    entries.map(({ masterId }) => masterId),
    entries,
  );
  memory.setStock(
    colourways.flatMap(upcsOf),
    colourways.flatMap((one) => upcsOf(one).map((upc, size) => ({ upc, levels: `W:${one.units[size]}` }))),
  );
  return memory;
}

/** Whether a colourway of a style matches one filter, written as plainly as possible. */
function fits(facet: FacetId, values: readonly string[] | undefined, one: GivenStyle, colour: GivenColourway): boolean {
  if (!colour.sold) return false;
  if (!values?.length) return true;
  const open = sizes.filter((_, index) => (colour.units[index] ?? 0) > 0);
  switch (facet) {
    case 'gender':
      return values.includes(one.gender);
    case 'activity':
      return one.activities.some((activity) => values.includes(activity));
    case 'colour':
      return values.includes(colour.family);
    case 'size':
      return open.some((size) => values.includes(size));
    case 'availability':
      return open.length > 0;
    case 'price':
      return values.some((text) => {
        const span = parseSpan(text);
        return span !== undefined && colour.price >= span.from && colour.price < span.until;
      });
    default:
      return true;
  }
}

const facets = ['gender', 'activity', 'colour', 'size', 'availability', 'price'] as const;
const valuesOf = {
  gender: genders,
  activity: activities,
  colour: families,
  size: sizes,
  availability: ['in-stock'],
  price: offeredSpans,
} as const;

/** Compares total and counts of all values with those of a plain loop. */
function expectPlainCounts(memory: ReturnType<typeof memoryOf>, given: readonly GivenStyle[], asked: Filters): void {
  const view = viewOf(memory, enUs, new Date(86_400_000));
  const { total, count: counted } = select('all', asked, null, view);
  const count = (wanted: Filters) =>
    given.filter((one) =>
      one.colourways.some((colour) => facets.every((facet) => fits(facet, wanted[facet], one, colour))),
    ).length;
  expect(total).toBe(count(asked));
  const numberOf = {
    gender: memory.words.gender.known,
    activity: memory.words.activity.known,
    colour: memory.words.family.known,
    size: memory.sizeLabels('en-us').labels.known,
    availability: () => 0,
    price: (text: string) => offeredSpans.indexOf(text),
  };
  for (const facet of facets) {
    for (const value of valuesOf[facet]) {
      const number = numberOf[facet](value);
      expect([facet, value, number === undefined ? 0 : counted(facet, number)]).toEqual([
        facet,
        value,
        count({ ...asked, [facet]: [value] }),
      ]);
    }
  }
}

test('hits and every facet count are those of a naive filter', () => {
  fc.assert(
    fc.property(fc.array(style, { maxLength: 12 }), filters, (given, asked) => {
      expectPlainCounts(memoryOf(given), given, asked);
    }),
    { numRuns: 150 },
  );
});

test('counts are those of a naive filter among hundreds of styles as well, whether a value is frequent or rare', () => {
  const rare = fc.tuple(style, fc.nat({ max: 299 }), fc.array(style, { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(rare, filters, ([usual, at, others], asked) => {
      const given = Array.from({ length: 300 }, (_, place) => others[place - at] ?? usual);
      expectPlainCounts(memoryOf(given), given, asked);
    }),
    { numRuns: 12 },
  );
});

test('counts of values without a filter on colourways follow each change of stock', () => {
  const ofStyles = fc.record({ gender: fc.subarray([...genders]) }, { requiredKeys: [] });
  const units = fc.array(fc.tuple(fc.nat({ max: 1 }), fc.nat({ max: 1 }), fc.nat({ max: 1 })), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(style, { minLength: 1, maxLength: 6 }), units, ofStyles, (given, changes, asked) => {
      const memory = memoryOf(given);
      expectPlainCounts(memory, given, asked);
      const changed = given.map((one, at) => ({
        ...one,
        colourways: one.colourways.map((colour) => ({ ...colour, units: changes[at] ?? colour.units })),
      }));
      const rows = changed.flatMap((one, at) =>
        one.colourways.flatMap((colour, index) =>
          colour.units.map((count, size) => ({ upc: `${at}-${index}-${size}`, levels: `W:${count}` })),
        ),
      );
      memory.setStock(
        rows.map(({ upc }) => upc),
        rows,
      );
      expectPlainCounts(memory, changed, asked);
    }),
    { numRuns: 60 },
  );
});

test('a list sorted by price shows the price it is sorted by', () => {
  fc.assert(
    fc.property(
      fc.array(style, { minLength: 1, maxLength: 6 }),
      filters,
      fc.constantFrom('price-asc', 'price-desc'),
      (given, asked, sort) => {
        const memory = memoryOf(given);
        const view = viewOf(memory, enUs, new Date(86_400_000));
        const hits = select('all', asked, null, view).page(sort, 0, 96);
        const sign = sort === 'price-asc' ? 1 : -1;
        const shown = hits.map(({ row, place, open, amount }) => {
          const one = given[Number(memory.styleAt(row)?.masterId.slice(2))] as GivenStyle;
          const colour = one.colourways[place] as GivenColourway;
          expect(amount).toBe(colour.price);
          const others = one.colourways.filter(
            (other) =>
              facets.every((facet) => fits(facet, asked[facet], one, other)) &&
              other.units.some((units) => units > 0) === open,
          );
          for (const other of others) expect(sign * other.price).toBeGreaterThanOrEqual(sign * colour.price);
          return sign * colour.price;
        });
        expect(shown).toEqual(shown.toSorted((one, other) => one - other));
      },
    ),
  );
});

test('the card shows a colourway that fits, rather one that can be bought', () => {
  fc.assert(
    fc.property(fc.array(style, { minLength: 1, maxLength: 6 }), filters, (given, asked) => {
      const memory = memoryOf(given);
      const hits = select('all', asked, null, viewOf(memory, enUs, new Date(86_400_000))).page('recommended', 0, 96);
      for (const { row, place: index } of hits) {
        const one = given[Number(memory.styleAt(row)?.masterId.slice(2))] as GivenStyle;
        const fitting = one.colourways.filter((colour) =>
          facets.every((facet) => fits(facet, asked[facet], one, colour)),
        );
        expect(fitting).toContain(one.colourways[index]);
        const buyable = (colour: GivenColourway) => colour.units.some((units) => units > 0);
        if (fitting.some(buyable)) expect(buyable(one.colourways[index] as GivenColourway)).toBe(true);
      }
    }),
  );
});

test('what a search has found is listed in its order, page by page, without what does not fit', () => {
  fc.assert(
    fc.property(fc.array(style, { minLength: 1, maxLength: 12 }), filters, fc.nat(), (given, asked, seed) => {
      const memory = memoryOf(given);
      const view = viewOf(memory, enUs, new Date(86_400_000));
      // Some of the rows, in an order of their own; one of them does not exist.
      const rows = Uint32Array.from(given, (_, at) => (at * 7 + seed) % (given.length + 1));
      const fitting = given.map((one) =>
        one.colourways.some((colour) => facets.every((facet) => fits(facet, asked[facet], one, colour))),
      );
      const wanted = [...new Set(rows)].filter((row) => fitting[row]);
      const found = select({ rows: Uint32Array.from(new Set(rows)) }, asked, null, view);
      const pages = [found.page('relevance', 0, 3), found.page('relevance', 3, 20)].flat();
      expect(found.total).toBe(wanted.length);
      expect(pages.map(({ row }) => row)).toEqual(wanted);
    }),
  );
});
