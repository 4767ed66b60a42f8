import type { Period, PriceLine } from '@eyelet/domain/prices/price-line.ts';
import type { ColourwayEntry, PricesByList, ShortTexts, SizeScale, StyleEntry } from './entry.ts';

/** What an entry is made of again: sizes get their scale and their numbers from here. */
export type UnpackGround = Readonly<{
  scales: ReadonlyMap<string, SizeScale>;
  sizeNumber: (scaleId: string, code: string) => number;
}>;

type PackedLine = number | readonly (readonly [number, number, number, number | null])[] | null;
type PackedTexts = readonly [slug: string, name: string, kind: string, material: string];
type PackedColourway = readonly [
  productId: string,
  family: number,
  swatch: string,
  pictures: readonly string[],
  names: Readonly<Record<string, string>>,
  upcs: readonly string[],
  sizes: readonly string[],
  prices: readonly PackedLine[],
  skuPrices: readonly (readonly [string, readonly PackedLine[]])[] | 0,
];
type PackedStyle = readonly [
  masterId: string,
  gender: number,
  activities: readonly number[],
  categories: readonly string[],
  categoryNumbers: readonly number[],
  productType: StyleEntry['productType'],
  flags: number,
  scaleId: string,
  maxQty: number,
  setMembers: readonly string[],
  launchedAt: number,
  popularity: number,
  texts: Readonly<Record<string, PackedTexts>>,
  colourways: readonly PackedColourway[],
];

const flagsOf = [
  'presale',
  'customs',
  'storeOnly',
  'notifyMe',
  'listed',
  'gift',
  'giftOption',
  'isDeliverable',
] as const;

/**
 * A style as one text: a tenth of what it takes as objects, which a hundred thousand styles would be millions of. Stock and
 * what follows from it are not part of it.
 */
export function packStyle(style: StyleEntry): string {
  const packed: PackedStyle = [
    style.masterId,
    style.gender,
    style.activities,
    style.categories,
    style.categoryNumbers,
    style.productType,
    flagsOf.reduce((flags, name, at) => flags | (Number(style[name]) << at), 0),
    style.scale.id,
    style.maxQty,
    style.setMembers,
    style.launchedAt,
    style.popularity,
    Object.fromEntries(
      Object.entries(style.texts).map(([language, { slug, name, kind, material }]): [string, PackedTexts] => [
        language,
        [slug, name, kind, material],
      ]),
    ),
    style.colourways.map((colourway) => [
      colourway.productId,
      colourway.family,
      colourway.swatch,
      colourway.pictures,
      colourway.names,
      colourway.upcs,
      colourway.sizes,
      packPrices(colourway.prices),
      colourway.skuPrices ? [...colourway.skuPrices].map(([upc, prices]) => [upc, packPrices(prices)] as const) : 0,
    ]),
  ];
  return JSON.stringify(packed);
}

function packPrices(prices: PricesByList): readonly PackedLine[] {
  return Array.from(prices, (line) =>
    line === undefined
      ? null
      : typeof line === 'number'
        ? line
        : line.map(
            ({ amount, original, from, until }) =>
              [amount, original, from, until === Number.POSITIVE_INFINITY ? null : until] as const,
          ),
  );
}

/** The entry of a packed style, without stock. */
export function unpackStyle(text: string, row: number, revision: number, ground: UnpackGround): StyleEntry {
  const packed = JSON.parse(text) as PackedStyle;
  const scaleId = packed[7];
  const style = {
    masterId: packed[0],
    gender: packed[1],
    activities: packed[2],
    categories: packed[3],
    categoryNumbers: packed[4],
    productType: packed[5],
    ...flagsIn(packed[6]),
    scale: ground.scales.get(scaleId) ?? { id: scaleId, byCode: new Map() },
    maxQty: packed[8],
    setMembers: packed[9],
    launchedAt: packed[10],
    popularity: packed[11],
    texts: Object.fromEntries(
      Object.entries(packed[12]).map(([language, [slug, name, kind, material]]): [string, ShortTexts] => [
        language,
        { slug, name, kind, material },
      ]),
    ),
    colourways: [] as ColourwayEntry[],
    row,
    revision,
  };
  for (const [productId, family, swatch, pictures, names, upcs, sizes, prices, skuPrices] of packed[13]) {
    style.colourways.push({
      style,
      productId,
      family,
      swatch,
      pictures,
      names,
      upcs,
      sizes,
      sizeNumbers: sizes.map((code) => ground.sizeNumber(scaleId, code)),
      prices: unpackPrices(prices),
      skuPrices: skuPrices === 0 ? undefined : new Map(skuPrices.map(([upc, lines]) => [upc, unpackPrices(lines)])),
      stock: [],
      openSizes: [],
      units: [],
    });
  }
  return style;
}

function flagsIn(flags: number): Readonly<Record<(typeof flagsOf)[number], boolean>> {
  const has = (at: number) => ((flags >> at) & 1) === 1;
  return {
    presale: has(0),
    customs: has(1),
    storeOnly: has(2),
    notifyMe: has(3),
    listed: has(4),
    gift: has(5),
    giftOption: has(6),
    isDeliverable: has(7),
  };
}

function unpackPrices(lines: readonly PackedLine[]): PricesByList {
  return lines.map((line): PriceLine | undefined => {
    if (line === null) return undefined;
    if (typeof line === 'number') return line;
    return line.map(
      ([amount, original, from, until]): Period => ({
        amount,
        original,
        from,
        until: until ?? Number.POSITIVE_INFINITY,
      }),
    );
  });
}
