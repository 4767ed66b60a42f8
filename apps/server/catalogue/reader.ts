import type { PlaceSending } from '@eyelet/db/stock/read-stock.ts';
import type { Market, Region } from '@eyelet/domain/markets/market.ts';
import type { PriceNow } from '@eyelet/domain/prices/price-line.ts';
import type { Attributes } from '@eyelet/domain/promotions/conditions/attribute-words.ts';

/** What a cart or an order needs to know of one size of one colourway. Texts are read per language when asked. */
export type Sku = Readonly<{
  upc: string;
  /** productId-size. */
  sku: string;
  productId: string;
  masterId: string;
  size: string;
}>;

/** Minor units of the price list, and the time for which they hold. */
export type SkuPrice = PriceNow;

export type ProductSummary = Readonly<{
  productId: string;
  masterId: string;
  name: string;
  /** Name of the colourway. */
  colour: string;
  /** Language part of the page path: /{locale}/p/{slug}-{productId}. */
  slug: string;
  /** Picture name; its path is /media/w{width}/{picture}. */
  picture: string;
  maxQty: number;
  isDigital: boolean;
  /** A gift card: value rather than goods, whether it is mailed or sent. */
  isGiftCard: boolean;
  isCustoms: boolean;
  /** Bought by signed-in consumers only. */
  presale: boolean;
  storeOnly: boolean;
  isSet: boolean;
  /** Comes with an order and cannot be bought (C8.134). */
  isGift: boolean;
  /** Can be sent with a greeting as a gift (C8.56). */
  hasGiftOption: boolean;
  notifyMe: boolean;
  /** Cannot be bought before this instant. */
  launchedAt: Date;
  /** In the words of the facets. */
  attributes: Attributes;
  /** What a unit costs the shop, without tax, in minor units by currency. */
  cost: Readonly<Record<string, number>>;
}>;

export type Place = Readonly<{
  id: string;
  kind: 'warehouse' | 'store';
  name: string;
  region: Region;
  country: string;
  details: unknown;
  /** How a store sends to homes of the market of its country; null for one that does not, and for warehouses. */
  sending: PlaceSending | null;
}>;

/**
 * The catalogue as other rooms read it: synchronous, from memory, at most about a second behind the database. Callers
 * that promise stock also check it in the database. A search cluster could implement the same shape.
 */
export type CatalogueReader = Readonly<{
  sku: (upc: string) => Sku | undefined;
  /** The size of a colourway; without a size, its only one. */
  skuOf: (productId: string, size?: string) => Sku | undefined;
  skusOf: (productId: string) => readonly Sku[];
  /** Label of a size as a market writes it. */
  sizeLabel: (upc: string, market: Market) => string;
  price: (upc: string, priceListId: string, now: Date) => SkuPrice | undefined;
  /** Unreserved units at one place, or of all that is sent to homes of a market. Digital products never run out. */
  availability: (upc: string, where: Readonly<{ placeId: string }> | Pick<Market, 'region' | 'country'>) => number;
  product: (productId: string, wording: Pick<Market, 'tag' | 'language'>) => ProductSummary | undefined;
  /** Own categories of a product and all their ancestors. */
  categoriesOf: (productId: string) => readonly string[];
  place: (placeId: string) => Place | undefined;
  places: () => readonly Place[];
}>;

/** The changes as tags of pages: products, categories and places by id, or everything after a lost connection. */
export type CatalogueChange = Readonly<{
  masterIds: readonly string[];
  categories: boolean;
  contentTags: readonly string[];
  /** Items that were written or published, or that show a changed medium. */
  contentIds: readonly string[];
  /** Places with changed details; a new or renamed place changes everything. */
  placeIds: readonly string[];
  everything: boolean;
  /** Whether changes may have been missed, besides those that are named. */
  missed: boolean;
}>;
