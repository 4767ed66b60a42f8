import type { Period, PriceLine } from '@eyelet/domain/prices/price-line.ts';
import type { ReductionReason } from '@eyelet/domain/prices/reduction-reason.ts';
import {
  type CardColourway,
  type CardStyle,
  type ColourwayEntry,
  type PricesByList,
  picturesOfCard,
  type ShortTexts,
  type SizeScale,
  type StyleEntry,
} from './entry.ts';

/** What unpacking an entry needs: the scale and the numbers of its sizes. */
export type UnpackGround = Readonly<{
  scales: ReadonlyMap<string, SizeScale>;
  sizeNumber: (scaleId: string, code: string) => number;
}>;

type PackedPeriod = readonly [
  amount: number,
  original: number,
  from: number,
  until: number | null,
  reason?: ReductionReason,
];
type PackedLine = number | readonly PackedPeriod[] | null;
type PackedPrices = readonly PackedLine[];
type PackedTexts = readonly [slug: string, name: string, kind: string, material: string];

/** What a card shows in any language. */
type PackedFace = readonly [
  masterId: string,
  productType: StyleEntry['productType'],
  flags: number,
  launchedAt: number,
  colourways: readonly (readonly [
    productId: string,
    swatch: string,
    /** The first pictures, as many as a card shows. */
    pictures: readonly string[],
    prices: PackedPrices,
    /** Whether some size has a price of its own. */
    bySize: 0 | 1,
  ])[],
];

/** The texts in one language; null without any. */
type PackedLanguage = readonly [texts: PackedTexts | null, names: readonly (string | null)[]];

type PackedRest = readonly [
  gender: number,
  activities: readonly number[],
  categories: readonly string[],
  categoryNumbers: readonly number[],
  scaleId: string,
  maxQty: number,
  setMembers: readonly string[],
  popularity: number,
  colourways: readonly (readonly [
    family: number,
    pictures: readonly string[],
    upcs: readonly string[],
    sizes: readonly string[],
    skuPrices: readonly (readonly [string, PackedPrices])[] | 0,
  ])[],
  cost: Readonly<Record<string, number>>,
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
  'giftCard',
] as const;

/** How the line of a language begins. */
export const languageLine = (language: string): string => `${language} `;

/**
 * A style as some lines of text: a tenth of its size as objects, of which a hundred thousand styles would need
 * millions. The first line has what a card shows, then each language has a line, so that a card is made without reading
 * the last line, which is the rest. Stock and what follows from it are not included.
 */
export function packStyle(style: StyleEntry): readonly string[] {
  const { colourways } = style;
  const face: PackedFace = [
    style.masterId,
    style.productType,
    flagsOf.reduce((flags, name, at) => flags | (Number(style[name]) << at), 0),
    style.launchedAt,
    colourways.map(({ productId, swatch, pictures, prices, skuPrices }) => [
      productId,
      swatch,
      pictures.slice(0, picturesOfCard),
      packPrices(prices),
      skuPrices ? 1 : 0,
    ]),
  ];
  const languages = new Set([...Object.keys(style.texts), ...colourways.flatMap(({ names }) => Object.keys(names))]);
  const rest: PackedRest = [
    style.gender,
    style.activities,
    style.categories,
    style.categoryNumbers,
    style.scale.id,
    style.maxQty,
    style.setMembers,
    style.popularity,
    colourways.map(({ family, pictures, upcs, sizes, skuPrices }) => [
      family,
      pictures.slice(picturesOfCard),
      upcs,
      sizes,
      skuPrices ? [...skuPrices].map(([upc, prices]) => [upc, packPrices(prices)] as const) : 0,
    ]),
    style.cost,
  ];
  return [
    latinJson(face),
    ...[...languages].map((language) => languageLine(language) + latinJson(languageOf(style, language))),
    latinJson(rest),
  ];
}

function languageOf({ texts, colourways }: StyleEntry, language: string): PackedLanguage {
  const known = texts[language];
  return [
    known ? [known.slug, known.name, known.kind, known.material] : null,
    // A market's own wording of a style need not repeat the names of its colours.
    colourways.map(({ names }) => names[language] ?? names[language.split('-')[0] as string] ?? null),
  ];
}

/** JSON in Latin-1 characters only; all others are escaped. */
function latinJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\0-\xff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function packPrices(prices: PricesByList): PackedPrices {
  return Array.from(prices, (line) =>
    line === undefined ? null : typeof line === 'number' ? line : line.map(packPeriod),
  );
}

function packPeriod({ amount, original, from, until, reason }: Period): PackedPeriod {
  const end = until === Number.POSITIVE_INFINITY ? null : until;
  return reason ? [amount, original, from, end, reason] : [amount, original, from, end];
}

/** The entry of a packed style, without stock. */
export function unpackStyle(lines: readonly string[], row: number, revision: number, ground: UnpackGround): StyleEntry {
  const [masterId, productType, flags, launchedAt, faces] = JSON.parse(lines[0] as string) as PackedFace;
  const rest = JSON.parse(lines.at(-1) as string) as PackedRest;
  const languages = lines.slice(1, -1).map((line): readonly [string, PackedLanguage] => {
    const cut = line.indexOf(' ');
    return [line.slice(0, cut), JSON.parse(line.slice(cut + 1)) as PackedLanguage];
  });
  const [gender, activities, categories, categoryNumbers, scaleId, maxQty, setMembers, popularity, colourways, cost] =
    rest;
  const style = {
    masterId,
    gender,
    activities,
    categories,
    categoryNumbers,
    productType,
    ...flagsIn(flags),
    scale: ground.scales.get(scaleId) ?? { id: scaleId, byCode: new Map() },
    maxQty,
    setMembers,
    launchedAt,
    popularity,
    cost,
    texts: Object.fromEntries(
      languages.flatMap(([language, [texts]]) => (texts ? [[language, unpackTexts(texts)] as const] : [])),
    ),
    colourways: [] as ColourwayEntry[],
    row,
    revision,
  };
  colourways.forEach(([family, pictures, upcs, sizes, skuPrices], place) => {
    const [productId, swatch, first, prices] = faces[place] as PackedFace[4][number];
    style.colourways.push({
      style,
      productId,
      family,
      swatch,
      pictures: [...first, ...pictures],
      names: Object.fromEntries(
        languages.flatMap(([language, [, names]]) => {
          const name = names[place] ?? null;
          return name === null ? [] : [[language, name] as const];
        }),
      ),
      upcs,
      sizes,
      sizeNumbers: sizes.map((code) => ground.sizeNumber(scaleId, code)),
      prices: unpackPrices(prices),
      skuPrices: skuPrices === 0 ? undefined : new Map(skuPrices.map(([upc, line]) => [upc, unpackPrices(line)])),
      stock: [],
      openSizes: [],
      openCounts: [],
      units: [],
    });
  });
  return style;
}

type Counted = Pick<ColourwayEntry, 'units' | 'openCounts'>;

/**
 * What a card shows of a packed style, from its first line and that of a language; undefined where these do not
 * suffice: a text is taken from another language, or a size has a price of its own.
 */
export function unpackForCard(
  face: string,
  inLanguage: string | undefined,
  language: string,
  countOf: (
    style: Pick<StyleEntry, 'productType' | 'isDeliverable' | 'customs' | 'giftCard'>,
    place: number,
  ) => Counted,
): CardStyle | undefined {
  if (inLanguage === undefined) return undefined;
  const [texts, names] = JSON.parse(inLanguage) as PackedLanguage;
  if (!texts || names.includes(null)) return undefined;
  const [masterId, productType, packedFlags, launchedAt, faces] = JSON.parse(face) as PackedFace;
  if (faces.some(([, , , , bySize]) => bySize === 1)) return undefined;
  const flags = flagsIn(packedFlags);
  const style = {
    masterId,
    productType,
    presale: flags.presale,
    customs: flags.customs,
    launchedAt,
    texts: { [language]: unpackTexts(texts) },
    colourways: [] as CardColourway[],
  };
  const { isDeliverable, customs, giftCard } = flags;
  faces.forEach(([productId, swatch, pictures, prices], place) => {
    const { units, openCounts } = countOf({ productType, isDeliverable, customs, giftCard }, place);
    style.colourways.push({
      style,
      productId,
      swatch,
      pictures,
      names: { [language]: names[place] as string },
      upcs: [],
      prices: unpackPrices(prices),
      skuPrices: undefined,
      units,
      openCounts,
    });
  });
  return style;
}

function unpackTexts([slug, name, kind, material]: PackedTexts): ShortTexts {
  return { slug, name, kind, material };
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
    giftCard: has(8),
    isDeliverable: has(7),
  };
}

function unpackPrices(lines: PackedPrices): PricesByList {
  return lines.map((line): PriceLine | undefined => {
    if (line === null) return undefined;
    if (typeof line === 'number') return line;
    return line.map(
      ([amount, original, from, until, reason]): Period => ({
        amount,
        original,
        from,
        until: until ?? Number.POSITIVE_INFINITY,
        ...(reason ? { reason } : {}),
      }),
    );
  });
}
