import type { PriceLine } from '@eyelet/domain/prices/price-line.ts';
import type { Place } from '../reader.ts';

/** Texts of a style that cards, carts and the search index need; the long texts stay in the database. */
export type ShortTexts = Readonly<{ slug: string; name: string; kind: string; material: string }>;

export type Size = Readonly<{
  code: string;
  group: string | null;
  label: string;
  labels: Readonly<Record<string, string>>;
  /** The size system of the labels of a locale, such as `shoes-eu`. */
  systems?: Readonly<Record<string, string>>;
}>;

export type SizeScale = Readonly<{ id: string; byCode: ReadonlyMap<string, Size> }>;

/**
 * A style as it is read. A new object whenever it changes or is unpacked; only the stock of its colourways is updated
 * in place.
 */
export type StyleEntry = {
  readonly masterId: string;
  readonly gender: number;
  readonly activities: readonly number[];
  /** Own categories in their order; the first leads the breadcrumbs. */
  readonly categories: readonly string[];
  /** Own categories and all their ancestors, as numbers of the category vocabulary. */
  readonly categoryNumbers: readonly number[];
  readonly productType: 'standard' | 'digital' | 'set';
  /** False for a digital product without a file, which cannot be sold. */
  readonly isDeliverable: boolean;
  readonly presale: boolean;
  readonly customs: boolean;
  readonly storeOnly: boolean;
  readonly notifyMe: boolean;
  readonly listed: boolean;
  readonly gift: boolean;
  readonly giftOption: boolean;
  readonly giftCard: boolean;
  /** Of a unit, in minor units by currency. */
  readonly cost: Readonly<Record<string, number>>;
  readonly scale: SizeScale;
  readonly maxQty: number;
  readonly setMembers: readonly string[];
  readonly launchedAt: number;
  readonly popularity: number;
  readonly texts: Readonly<Record<string, ShortTexts>>;
  readonly colourways: readonly ColourwayEntry[];
  /** Its row in the columns; -1 while it is in none. */
  row: number;
  /** Differs after every change, including stock, so that documents made before it are not served after it. */
  revision: number;
};

/** Price lines by the number of their price list. */
export type PricesByList = readonly (PriceLine | undefined)[];

export type ColourwayEntry = {
  readonly style: StyleEntry;
  readonly productId: string;
  readonly family: number;
  readonly swatch: string;
  readonly pictures: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly upcs: readonly string[];
  readonly sizes: readonly string[];
  readonly sizeNumbers: readonly number[];
  readonly prices: PricesByList;
  /** Sizes with a price of their own. */
  readonly skuPrices: ReadonlyMap<string, PricesByList> | undefined;
  /** Unreserved units: size index × number of places + place number. */
  readonly stock: number[];
  /** By zone number: sizes that can be shipped now, as numbers of the size vocabulary. */
  openSizes: readonly (readonly number[])[];
  /** By zone number: how many these are. */
  openCounts: readonly number[];
  /** By zone number: units that can be shipped now. */
  units: readonly number[];
};

/** Pictures of a colourway that a card shows: one for rest and one for hover. */
export const picturesOfCard = 2;

/** The members of a style that a card shows: texts and names in the languages that it may be shown in, and only the pictures of a card. */
export type CardStyle = Pick<
  StyleEntry,
  'masterId' | 'productType' | 'presale' | 'customs' | 'launchedAt' | 'texts'
> & { readonly colourways: readonly CardColourway[] };

export type CardColourway = Pick<
  ColourwayEntry,
  'productId' | 'swatch' | 'pictures' | 'names' | 'upcs' | 'prices' | 'skuPrices' | 'units' | 'openCounts'
> & { readonly style: CardStyle };

export type PlaceEntry = Place & Readonly<{ number: number }>;

export type CategoryTexts = Readonly<{
  slug: string;
  name: string;
  intro: string;
  seo_title: string;
  seo_description: string;
}>;

export type CategoryEntry = Readonly<{
  id: string;
  number: number;
  parentId: string | null;
  childIds: readonly string[];
  inMenu: boolean;
  picture: string | null;
  rule: 'reduced' | 'new' | null;
  texts: Readonly<Record<string, CategoryTexts>>;
}>;
