import type { BorderFacts } from '../tables/catalogue.ts';

/** A product as written: one style with everything below it. Texts are keyed by language. */
export type ProductRecord = Readonly<{
  masterId: string;
  gender: 'women' | 'men' | 'unisex' | 'kids';
  activities: readonly string[];
  productType: 'standard' | 'digital' | 'set';
  presale: boolean;
  customs: boolean;
  storeOnly: boolean;
  notifyMe: boolean;
  /** Whether listings and search show it; its page exists either way. */
  listed: boolean;
  /** Added to an order that has earned it; cannot be bought (C8.134). */
  gift: boolean;
  /** Whether it can be sent with a greeting as a gift (C8.56); digital and collected goods never can. */
  giftOption: boolean;
  /** A gift card, mailed where the product is digital, or else sent. */
  giftCard?: boolean;
  /** What a unit costs the shop, without tax, in minor units by currency. */
  cost?: Readonly<Record<string, number>>;
  /** What authorities at a border ask of a unit; null, or left out, where nobody knows it. */
  border?: BorderFacts | null;
  /** The page on which a style made to order is configured. */
  customsUrl?: string;
  sizeScale: string;
  maxQty: number;
  setMembers: readonly string[];
  /** First instant at which it can be bought. */
  launchedAt: string;
  /** 0 to 100. */
  popularity: number;
  /** Category ids; breadcrumbs show the first. */
  categories: readonly string[];
  texts: Readonly<Record<string, StyleTexts>>;
  /** The first is the default colour. */
  colourways: readonly ColourwayRecord[];
}>;

export type StyleTexts = Readonly<{
  slug: string;
  name: string;
  kind: string;
  description: string;
  points: readonly string[];
  material: string;
  care: string;
  fit: string;
  /** Measurements and size of the model in the pictures. */
  measurements?: string;
}>;

export type ColourwayRecord = Readonly<{
  productId: string;
  family: string;
  /** Hex colour. */
  swatch: string;
  /** Picture names in the order of the gallery. */
  pictures: readonly string[];
  names: Readonly<Record<string, string>>;
  skus: readonly Readonly<{ upc: string; size: string }>[];
  prices: readonly PriceRecord[];
}>;

/** Amounts in minor units; without upc the price applies to every size. */
export type PriceRecord = Readonly<{
  upc?: string;
  priceList: string;
  amount: number;
  original: number;
  from: string;
  until: string | null;
  /** Why it is reduced, one of `reductionReasons` of the domain; left out where nobody said so. */
  reason?: string;
}>;
