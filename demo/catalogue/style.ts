import type { ReductionReason } from '@eyelet/domain/prices/reduction-reason.ts';

/** The format in which the demo brand writes its styles; `demo/load` converts it for the product import. */

export type Language = 'en' | 'fr' | 'de' | 'it';
/** A text in each language. English is American; `en-GB` where Britain has another word. */
export type Texts = Readonly<Record<Language, string> & { 'en-GB'?: string }>;

export const languages: readonly Language[] = ['en', 'fr', 'de', 'it'];

/** The languages, and British English if any of the texts has it. */
export function wordingsOf(texts: readonly Texts[]): readonly (keyof Texts)[] {
  return texts.some((one) => one['en-GB'] !== undefined) ? [...languages, 'en-GB'] : languages;
}

/** A text in a wording; British English falls back to English. */
export function textIn(texts: Texts, wording: keyof Texts): string {
  return texts[wording] ?? texts.en;
}

export const shoeSilhouettes = [
  'deck-shoe',
  'court-trainer',
  'runner',
  'trail-shoe',
  'chukka',
  'hiking-boot',
  'rubber-boot',
  'sandal',
  'slip-on',
] as const;

export const garmentSilhouettes = ['shell-jacket', 'smock', 'knit', 'tee', 'trousers', 'shorts'] as const;

export const accessorySilhouettes = ['cap', 'tote', 'backpack', 'socks', 'guide'] as const;

export type Silhouette =
  | (typeof shoeSilhouettes)[number]
  | (typeof garmentSilhouettes)[number]
  | (typeof accessorySilhouettes)[number];

export type Surface =
  | 'canvas'
  | 'leather'
  | 'suede'
  | 'knit'
  | 'mesh'
  | 'ripstop'
  | 'rubber'
  | 'cork'
  | 'wool'
  | 'jersey'
  | 'fleece'
  | 'twill';

export type ColourFamily =
  | 'black'
  | 'white'
  | 'grey'
  | 'beige'
  | 'brown'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink';

/** Hex colours by part. Shoes: main = upper, second = overlays, trim = laces and collar. Garments: second = yoke or panels, trim = zips, rib, hems. */
export type PartColours = Readonly<{ main: string; second: string; trim: string; sole: string; accent: string }>;

/** The data that the picture studio needs of one colourway; shoppers read none of it. */
export type ArtDirection = Readonly<{
  silhouette: Silhouette;
  /** Each silhouette is modelled in three visibly different cuts (height, panels, closure, sole). */
  cut: 1 | 2 | 3;
  surfaces: Readonly<{ main: Surface; second: Surface }>;
  colours: PartColours;
}>;

export type Money = number;

/** Prices in whole minor units, per currency of the price lists. */
export type Prices = Readonly<{ USD: Money; CAD: Money; GBP: Money; EUR: Money }>;

export type Reduction = Readonly<{
  percent: number;
  /** ISO instants; a reduction without an end does not end. */
  from: string;
  until?: string;
  reason?: ReductionReason;
}>;

export type DemoColourway = Readonly<{
  /** Three capitals or digits; productId = style id + code (11 characters). */
  code: string;
  name: Texts;
  family: ColourFamily;
  colours: PartColours;
  surfaces?: ArtDirection['surfaces'];
  reduction?: Reduction;
  /** Share of sizes that are sold out everywhere, 0 to 1; 1 = sold out. */
  soldOut?: number;
}>;

export type SpecialKind =
  | 'digital-guide'
  | 'customised'
  | 'presale'
  | 'coming-soon'
  | 'low-stock'
  | 'out-of-stock'
  | 'product-set'
  | 'gift-with-purchase'
  | 'store-only';

export type DemoStyle = Readonly<{
  /** masterId: eight characters, SK and six capitals or digits. */
  id: string;
  slug: string;
  name: Texts;
  /** One line under the name, e.g. "Canvas deck shoe". */
  kindOfProduct: Texts;
  description: Texts;
  /** Three to five short facts. */
  points: Readonly<Record<Language, readonly string[]>>;
  material: Texts;
  care: Texts;
  fit: Texts;
  categories: readonly string[];
  gender: 'women' | 'men' | 'unisex' | 'kids';
  activities: readonly string[];
  sizeScale: string;
  prices: Prices;
  silhouette: Silhouette;
  cut: 1 | 2 | 3;
  surfaces: ArtDirection['surfaces'];
  colourways: readonly DemoColourway[];
  special?: SpecialKind;
  /** Member style ids of a product set. */
  members?: readonly string[];
  /** ISO day of the first sale; sorts the newest first and decides “coming soon”. */
  launched: string;
  /** 0 to 100; the default order of listings. */
  popularity: number;
}>;
