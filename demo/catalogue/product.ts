import type { ColourwayRecord, PriceRecord, ProductRecord } from '@eyelet/db/catalogue/product-record.ts';
import { borderOf } from './border.ts';
import { sizeScales } from './sizes.ts';
import {
  type DemoColourway,
  type DemoStyle,
  type Prices,
  type Reduction,
  type Texts,
  textIn,
  wordingsOf,
} from './style.ts';
import { upcOfSku } from './upc-of-sku.ts';
import { cameras, viewName } from './view-names.ts';

const always = '1970-01-01T00:00:00.000Z';
/** Silhouettes too large for a gift box, so without greetings. */
const tooBigToWrap: readonly DemoStyle['silhouette'][] = ['rubber-boot', 'hiking-boot', 'backpack'];

/** A style of the demo brand in the form in which the shop imports products. */
export function productOf(style: DemoStyle, pictureNames: ReadonlySet<string>): ProductRecord {
  const measurements = measurementsOf(style);
  const border = borderOf(style);
  return {
    masterId: style.id,
    gender: style.gender,
    activities: style.activities,
    productType: style.special === 'digital-guide' ? 'digital' : style.special === 'product-set' ? 'set' : 'standard',
    presale: style.special === 'presale',
    customs: style.special === 'customised',
    storeOnly: style.special === 'store-only',
    notifyMe: style.special !== 'digital-guide',
    listed: style.special !== 'gift-with-purchase',
    gift: style.special === 'gift-with-purchase',
    giftOption: style.special !== 'customised' && !tooBigToWrap.includes(style.silhouette),
    ...(style.special === 'customised' ? { customsUrl: `https://made.skerry.example/${style.slug}` } : {}),
    cost: costOf(style),
    ...(border ? { border } : {}),
    sizeScale: style.sizeScale,
    // A file is bought once.
    maxQty: style.special === 'digital-guide' ? 1 : 10,
    setMembers: style.members ?? [],
    launchedAt: `${style.launched.slice(0, 10)}T00:00:00.000Z`,
    popularity: style.popularity,
    categories: style.categories,
    texts: Object.fromEntries(
      wordingsOf([style.name, style.kindOfProduct]).map((wording) => [
        wording,
        {
          slug: slugIn(style.slug, wording),
          name: textIn(style.name, wording),
          kind: textIn(style.kindOfProduct, wording),
          description: textIn(style.description, wording),
          points: style.points[wording === 'en-GB' ? 'en' : wording],
          material: textIn(style.material, wording),
          care: textIn(style.care, wording),
          fit: textIn(style.fit, wording),
          measurements: measurements ? textIn(measurements, wording) : '',
        },
      ]),
    ),
    colourways: style.colourways.map((colourway) => colourwayOf(style, colourway, pictureNames)),
  };
}

/** A third of the full price, which suits goods of a brand of its own; a file costs nothing. */
function costOf({ prices, special }: DemoStyle): Prices {
  const part = special === 'digital-guide' ? 0 : 1 / 3;
  const of = (price: number) => Math.round(price * part);
  return { USD: of(prices.USD), CAD: of(prices.CAD), GBP: of(prices.GBP), EUR: of(prices.EUR) };
}

/** Words in URLs for which Britain has others. */
const britishInSlugs = [
  ['court-sneaker', 'court-trainer'],
  ['pants', 'trousers'],
] as const;

/** The readable part of a product's URL, in the words of a market. */
function slugIn(slug: string, wording: keyof Texts): string {
  if (wording !== 'en-GB') return slug;
  return britishInSlugs.reduce((text, [american, british]) => text.replace(american, british), slug);
}

const models: Readonly<Partial<Record<DemoStyle['gender'], Texts>>> = {
  women: {
    en: 'Made on a model of 175 cm who wears size M.',
    fr: 'Mis au point sur un mannequin de 175 cm, en taille M.',
    de: 'Angepasst an einem Model von 175 cm in Größe M.',
    it: 'Messo a punto su una modella di 175 cm, taglia M.',
  },
  men: {
    en: 'Made on a model of 186 cm who wears size L.',
    fr: 'Mis au point sur un mannequin de 186 cm, en taille L.',
    de: 'Angepasst an einem Model von 186 cm in Größe L.',
    it: 'Messo a punto su un modello di 186 cm, taglia L.',
  },
};

/** The measurements of the model, for garments in letter sizes; waists and shoes are measured differently. */
function measurementsOf({ sizeScale, gender }: DemoStyle): Texts | undefined {
  return sizeScale === 'clothing' ? models[gender] : undefined;
}

function colourwayOf(style: DemoStyle, colourway: DemoColourway, pictureNames: ReadonlySet<string>): ColourwayRecord {
  const productId = style.id + colourway.code;
  const skus = sizesOf(style).map((size) => ({ size, upc: upcOfSku(`${productId}-${size}`) }));
  const pictures = cameras.map((camera) => `${productId}-${viewName(style.silhouette, camera)}`);
  const drawn = pictures.filter((name) => pictureNames.has(name));
  return {
    productId,
    family: colourway.family,
    swatch: colourway.colours.main,
    // Before any picture is rendered all are named, so that they appear once they exist.
    pictures: drawn.length > 0 ? drawn : pictures,
    names: colourway.name,
    skus,
    prices: [...openPrices(style.prices), ...reducedPrices(style.prices, colourway.reduction)],
  };
}

function sizesOf({ id, sizeScale }: DemoStyle): readonly string[] {
  const scale = (sizeScales as Readonly<Record<string, readonly Readonly<{ code: string }>[]>>)[sizeScale];
  if (!scale) throw new Error(`${id} comes in the unknown size scale ${sizeScale}`);
  return scale.map(({ code }) => code);
}

function openPrices(prices: Prices): PriceRecord[] {
  return Object.entries(prices).map(([priceList, amount]) => ({
    priceList,
    amount,
    original: amount,
    from: always,
    until: null,
  }));
}

/** Reduced prices end in the same cents as the full ones: a tenth of the currency is the smallest step. */
function reducedPrices(prices: Prices, reduction: Reduction | undefined): PriceRecord[] {
  if (!reduction) return [];
  const { percent, from, until, reason } = reduction;
  return Object.entries(prices).map(([priceList, original]) => ({
    priceList,
    amount: Math.round((original * (100 - percent)) / 1000) * 10,
    original,
    from: new Date(from).toISOString(),
    until: until === undefined ? null : new Date(until).toISOString(),
    ...(reason ? { reason } : {}),
  }));
}
