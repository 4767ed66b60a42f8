import { enCa } from '@eyelet/domain/markets/en-ca.ts';
import { enUs } from '@eyelet/domain/markets/en-us.ts';
import { frFr } from '@eyelet/domain/markets/fr-fr.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasBit } from './bits.ts';
import { emptyTree } from './categories.ts';
import type { ColourwayEntry, StyleEntry } from './entry.ts';
import { createMemory } from './memory.ts';
import { sizeName } from './size-labels.ts';
import { createUpcIndex } from './upc-index.ts';
import { zoneOf } from './zones.ts';

const thresholds = { fewOfSize: 3, newForDays: 45 };

const places = [
  { id: 'W', kind: 'warehouse', name: 'W', region: 'NORA', country: 'US', details: {}, sending: null, number: 0 },
  { id: 'S', kind: 'store', name: 'S', region: 'NORA', country: 'US', details: {}, sending: null, number: 1 },
] as const;

const scale = { id: 'shoe', byCode: new Map() };

/** A style with one colourway of some sizes and every optional member. */
function styleOf(masterId: string, upcs: readonly string[], popularity = 5): StyleEntry {
  const style = {
    masterId,
    gender: 1,
    activities: [0],
    categories: ['1100'],
    categoryNumbers: [0, 1],
    productType: 'standard' as const,
    presale: true,
    customs: false,
    storeOnly: true,
    notifyMe: false,
    listed: true,
    gift: false,
    giftOption: true,
    giftCard: false,
    cost: {},
    isDeliverable: true,
    scale,
    maxQty: 7,
    setMembers: ['SKOTHERS'],
    launchedAt: 1000,
    popularity,
    texts: { fr: { slug: 'botte', name: 'Écume œil', kind: 'botte', material: '«cuir»' } },
    colourways: [] as ColourwayEntry[],
    row: -1,
    revision: 0,
  };
  style.colourways.push({
    style,
    productId: `${masterId}BLU`,
    family: 0,
    swatch: '#123456',
    pictures: ['a', 'b'],
    names: { fr: 'Bleu' },
    upcs,
    sizes: upcs.map((_, at) => String(40 + at)),
    sizeNumbers: [],
    prices: [undefined, 500, [{ amount: 4, original: 5, from: 6, until: Number.POSITIVE_INFINITY }]],
    skuPrices: new Map([['1000000000001', [undefined, [{ amount: 1, original: 2, from: 3, until: 4 }]]]]),
    stock: [],
    openSizes: [],
    openCounts: [],
    units: [],
  });
  return style;
}

const plain = ({ colourways, ...style }: StyleEntry) => ({
  ...style,
  revision: 0,
  colourways: colourways.map(({ style: _, ...colourway }) => ({ ...colourway, sizeNumbers: [] })),
});

test('a style is read as it was put, with its stock, also after thousands of others were read', () => {
  const memory = createMemory({ places, scales: new Map([['shoe', scale]]), tree: emptyTree, thresholds });
  const upcs = ['1000000000001', '1000000000002'];
  memory.replace(['SKFIRST1'], [styleOf('SKFIRST1', upcs)]);
  memory.setStock(upcs, [
    { upc: '1000000000001', levels: 'W:3 S:9' },
    { upc: '1000000000002', levels: 'S:1' },
  ]);
  const kept = memory.style('SKFIRST1');
  const others = Array.from({ length: 4100 }, (_, at) => styleOf(`SK${String(at).padStart(6, '0')}`, [`other-${at}`]));
  memory.replace(
    others.map(({ masterId }) => masterId),
    others,
  );
  const read = memory.style('SKFIRST1');
  expect(read).not.toBe(kept);
  expect(plain(read as StyleEntry)).toEqual(plain(kept as StyleEntry));
  expect(read?.colourways[0]?.stock).toEqual([3, 9, 0, 1]);
  expect(memory.sku('1000000000002')).toMatchObject({ index: 1, colourway: { productId: 'SKFIRST1BLU' } });
});

test('a store that sends adds what it does not keep where its country shops, and nothing once it is full', async () => {
  const sending = { safety: 1, isFull: false };
  const [warehouse, store] = places;
  const memory = createMemory({
    places: [warehouse, { ...store, sending }],
    ...{ scales: new Map([['shoe', scale]]), tree: emptyTree, thresholds },
  });
  const upcs = ['1000000000001', '1000000000002'];
  const rows = [
    { upc: '1000000000001', levels: 'W:3 S:9' },
    { upc: '1000000000002', levels: 'S:1' },
  ];
  const put = styleOf('SKFIRST1', upcs);
  const sizeNumbers = ['40', '41'].map((code) => memory.words.size.numberOf(sizeName('shoe', code)));
  for (const colourway of put.colourways) Object.assign(colourway, { sizeNumbers });
  memory.replace(['SKFIRST1'], [put]);
  memory.setStock(upcs, rows);
  const units = () =>
    [enUs, enCa].map((market) => memory.style('SKFIRST1')?.colourways[0]?.units[zoneOf(memory.places, market)]);
  expect(units()).toEqual([11, 3]);
  const change = (over: Partial<typeof sending>) => memory.setPlaces([{ ...store, sending: { ...sending, ...over } }]);
  const open = () => {
    const planes = memory.columns.open[zoneOf(memory.places, enUs)]?.bySize;
    return sizeNumbers.map((size) => hasBit(planes?.get(size)?.[0]?.words ?? new Int32Array(), put.row));
  };
  const edition = memory.edition();
  const revision = memory.style('SKFIRST1')?.revision;
  // As many are few, and none is open that was not.
  expect([...(await change({ safety: 2 }))]).toEqual([]);
  expect([units(), memory.edition(), memory.style('SKFIRST1')?.revision]).toEqual([[10, 3], edition, revision]);
  expect(open()).toEqual([true, false]);
  expect([...(await change({ safety: 0 }))]).toEqual(['SKFIRST1']);
  expect([units(), open()]).toEqual([
    [13, 3],
    [true, true],
  ]);
  expect(memory.edition()).not.toBe(edition);
  expect(memory.style('SKFIRST1')?.revision).not.toBe(revision);
  const full = change({ isFull: true });
  // Stock that changes while it is counted.
  memory.setStock(upcs, [{ upc: '1000000000001', levels: 'W:3' }]);
  await full;
  expect([units(), open()]).toEqual([
    [3, 3],
    [true, false],
  ]);
});

test('rows stay in the order of popularity through changes, and what is gone is found by nothing', () => {
  const ids = ['SKAAAAAA', 'SKBBBBBB', 'SKCCCCCC', 'SKDDDDDD'] as const;
  const change = fc.record({ id: fc.constantFrom(...ids), popularity: fc.option(fc.nat({ max: 3 })) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const memory = createMemory({ places, scales: new Map(), tree: emptyTree, thresholds });
      const now = new Map<string, number>();
      for (const { id, popularity } of changes) {
        const upc = `upc-${id}`;
        memory.replace([id], popularity === null ? [] : [styleOf(id, [upc], popularity)]);
        if (popularity === null) now.delete(id);
        else now.set(id, popularity);
        const wanted = [...now].sort(([one, liked], [other, more]) => more - liked || (one < other ? -1 : 1));
        const listed = [...memory.order()].map((row) => memory.cardStyleAt(row, frFr)?.masterId);
        expect(listed).toEqual(wanted.map(([one]) => one));
        expect(memory.sku(upc) !== undefined).toBe(popularity !== null);
        expect(memory.size()).toEqual({ styles: now.size, colourways: now.size, skus: now.size });
      }
    }),
  );
});

test('upcs are found as in a map, numbers or not', () => {
  const upc = fc.oneof(
    fc.nat({ max: 50 }).map((number) => String(5_000_000_000_000 + number * 97)),
    fc.constantFrom('0000000000000', '0000000000007', 'S-1', ''),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(upc, fc.option(fc.nat()))), (changes) => {
      const index = createUpcIndex();
      const known = new Map<string, number>();
      for (const [one, sku] of changes) {
        if (sku === null) {
          index.remove(one);
          known.delete(one);
        } else {
          index.put(one, sku);
          known.set(one, sku);
        }
        for (const [asked] of changes) expect(index.find(asked)).toBe(known.get(asked));
        expect(index.size()).toBe(known.size);
      }
    }),
  );
  const many = createUpcIndex();
  for (let number = 0; number < 50_000; number += 1) many.put(String(5_000_000_000_000 + number * 20), number);
  for (let number = 0; number < 50_000; number += 1)
    expect(many.find(String(5_000_000_000_000 + number * 20))).toBe(number);
});
