/** A product as it is written: one style with everything below it. Texts are keyed by language. */
export type ProductRecord = Readonly<{
  masterId: string;
  gender: 'women' | 'men' | 'unisex' | 'kids';
  activities: readonly string[];
  productType: 'standard' | 'digital' | 'set';
  presale: boolean;
  customs: boolean;
  storeOnly: boolean;
  notifyMe: boolean;
  /** Whether listings and search show it; its page opens either way. */
  listed: boolean;
  /** Comes with an order that has earned it and cannot be bought (C8.134). */
  gift: boolean;
  /** Whether it can go with a greeting as a gift to somebody (C8.56); what is digital or collected never can. */
  giftOption: boolean;
  /** Where one that is made to order is put together. */
  customsUrl?: string;
  sizeScale: string;
  maxQty: number;
  setMembers: readonly string[];
  /** First instant at which it can be bought. */
  launchedAt: string;
  /** 0 to 100. */
  popularity: number;
  /** Category ids; the first is where breadcrumbs lead. */
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
  /** What the model in the pictures measures and wears. */
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

/** Amounts in minor units; without upc the price holds for every size. */
export type PriceRecord = Readonly<{
  upc?: string;
  priceList: string;
  amount: number;
  original: number;
  from: string;
  until: string | null;
}>;
