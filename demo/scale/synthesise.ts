import type { ColourwayRecord, PriceRecord, ProductRecord, StyleTexts } from '@eyelet/db/catalogue/product-record.ts';
import { createRandom, pick } from './random.ts';
import {
  activities,
  type Colour,
  colours,
  type Kind,
  kinds,
  languages,
  materials,
  places,
  scales,
  slugOf,
} from './vocabulary.ts';

const always = '1970-01-01T00:00:00.000Z';
const currencies = [
  ['USD', 1],
  ['CAD', 1.35],
  ['GBP', 0.85],
  ['EUR', 0.95],
] as const;

/** The synthetic style of a number; the same number always gives the same style. */
export function synthesise(number: number, now: Date): ProductRecord {
  const random = createRandom(number * 2_654_435_761);
  const kind = pick(kinds, random);
  const masterId = `ZZ${number.toString(36).toUpperCase().padStart(6, '0')}`;
  const name = `${pick(places, random)} ${pick(places, random)} ${number}`;
  const material = pick(materials, random);
  const texts = languages.map((language, index): [string, StyleTexts] => {
    const kindName = kind.words[index] ?? kind.words[0];
    const cloth = material[index] ?? material[0];
    return [
      language,
      {
        slug: slugOf(`${name} ${kindName}`),
        name,
        kind: kindName,
        description: `${name}: ${kindName}, ${cloth}. `.repeat(4).trim(),
        points: [cloth, kindName],
        material: cloth,
        care: cloth,
        fit: '',
      },
    ];
  });
  const first = Math.floor(random() * colours.length);
  const colourCount = 2 + Math.floor(random() * 2);
  return {
    masterId,
    gender: pick(['women', 'men', 'unisex', 'kids'], random),
    activities: [pick(activities, random)],
    productType: 'standard',
    presale: false,
    customs: false,
    storeOnly: false,
    notifyMe: true,
    listed: true,
    gift: false,
    giftOption: true,
    sizeScale: `scale-${kind.scale}`,
    maxQty: 20,
    setMembers: [],
    launchedAt: new Date(now.getTime() - Math.floor(random() * 1000) * 86_400_000).toISOString(),
    popularity: Math.floor(random() * 101),
    categories: [kind.category],
    texts: Object.fromEntries(texts),
    colourways: Array.from({ length: colourCount }, (_, index) =>
      colourway(masterId, number, index, colours[(first + index) % colours.length] as Colour, kind, random, now),
    ),
  };
}

function colourway(
  masterId: string,
  number: number,
  index: number,
  colour: Colour,
  kind: Kind,
  random: () => number,
  now: Date,
): ColourwayRecord {
  const productId = masterId + colour.code;
  const sizes =
    kind.scale === 'shoe' ? scales.shoe.slice(Math.floor(random() * 6), 11).slice(0, 5) : scales.garment.slice(0, 4);
  const base = 2900 + Math.floor(random() * 220) * 100;
  return {
    productId,
    family: colour.family,
    swatch: colour.swatch,
    pictures: ['side', 'quarter', 'top', 'detail'].map((view) => `${productId}-${view}`),
    names: Object.fromEntries(languages.map((language, at) => [language, colour.words[at] ?? colour.words[0]])),
    skus: sizes.map((size, at) => ({ upc: String(5_000_000_000_000 + number * 100 + index * 20 + at), size })),
    prices: prices(base, random() < 0.2, now),
  };
}

function prices(base: number, reduced: boolean, now: Date): PriceRecord[] {
  return currencies.flatMap(([priceList, rate]) => {
    const amount = Math.round((base * rate) / 100) * 100;
    const open = { priceList, amount, original: amount, from: always, until: null };
    if (!reduced) return [open];
    const from = new Date(now.getTime() - 10 * 86_400_000).toISOString();
    return [open, { priceList, amount: Math.round(amount * 0.8), original: amount, from, until: null }];
  });
}

/** Units of every size in the first place of a region; about one in eight has none. */
export function synthesiseStock(product: ProductRecord, placeIds: readonly string[]) {
  const random = createRandom(Number.parseInt(product.masterId.slice(2), 36) + 7);
  return product.colourways
    .flatMap(({ skus }) => skus)
    .flatMap(({ upc }) =>
      placeIds.map((placeId) => ({ upc, placeId, onHand: random() < 0.125 ? 0 : 1 + Math.floor(random() * 200) })),
    );
}
