import type { CartDocument, CartLine } from '@eyelet/domain/cart/document.ts';
import type { DeliveryFacts, LineFacts, StoreFacts } from '@eyelet/domain/delivery/facts.ts';
import type { Promoted } from '@eyelet/domain/promotions/evaluate.ts';
import { openDays } from '@eyelet/domain/stores/opening-hours.ts';
import { openingRules, readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Place, ProductSummary } from '../catalogue/reader.ts';
import type { Context } from '../kernel/context.ts';
import type { Row } from '../pricing/goods.ts';

/** Unreserved units of a size at a place. */
export type FreePieces = (upc: string, placeId: string) => number;

/** Days ahead for which the hours of a store are looked up; longer than any delivery to one takes. */
const daysAhead = 14;

/** Stock as the catalogue in memory has it, at most about a second behind the database. */
export function piecesInMemory({ shop }: Pick<Context, 'shop'>): FreePieces {
  return (upc, placeId) => shop.catalogue.availability(upc, { placeId });
}

/** Stores and sizes to look up besides those of a cart. */
export type Beside = Readonly<{ storeIds?: readonly string[] | undefined; upcs?: readonly string[] }>;

/** What the delivery rules need to know about a cart and about what is asked besides it. */
export function factsOf(
  document: CartDocument,
  { rows, promoted }: Readonly<{ rows: readonly Row[]; promoted: Promoted }>,
  context: Context,
  pieces: FreePieces = piecesInMemory(context),
  { storeIds = [], upcs = [] }: Beside = {},
): DeliveryFacts {
  const warehouses = warehousesOf(context).map(({ id, details }) => ({
    id,
    express: readPlaceDetails(details).express,
  }));
  const named = [...storeIdsOf(document.lines), ...storeIds, document.favStoreId ?? ''];
  const stores = storesOf(named, context);
  const places = [...warehouses.map(({ id }) => id), ...stores.keys()];
  const stock = new Map(
    [...rows.map(({ line }) => line.upc), ...upcs].map(
      (upc) => [upc, new Map(places.map((id) => [id, pieces(upc, id)]))] as const,
    ),
  );
  const lines = new Map(
    rows.map(({ line, goods, price, reduction }): [string, LineFacts] => {
      const off = reduction ? reduction.item + reduction.order : 0;
      return [line.id, { nature: natureOf(goods.product), rowTotal: price.current * line.quantity - off }];
    }),
  );
  return { lines, warehouses, freeMethods: new Set(promoted.freeMethods.keys()), stores, stock };
}

/** Units of a size that can be shipped, from any warehouse. */
export function sentPieces({ stock, warehouses }: Pick<DeliveryFacts, 'stock' | 'warehouses'>, upc: string): number {
  const places = stock.get(upc);
  return warehouses.reduce((sum, { id }) => sum + Math.max(0, places?.get(id) ?? 0), 0);
}

/** The warehouses that send to the shoppers of a market, in order of preference. */
export function warehousesOf({ shop, market }: Pick<Context, 'shop' | 'market'>): readonly Place[] {
  return shop.catalogue.places().filter(({ kind, region }) => kind === 'warehouse' && region === market.region);
}

/** Places whose stock matters to a cart in a market: its warehouses, and the stores that the cart names. */
export function placesOf(
  document: Pick<CartDocument, 'lines' | 'favStoreId'>,
  context: Pick<Context, 'shop' | 'market'>,
): readonly string[] {
  const warehouses = warehousesOf(context);
  const stores = [...storeIdsOf(document.lines), ...(document.favStoreId === null ? [] : [document.favStoreId])];
  return [...warehouses.map(({ id }) => id), ...stores];
}

/** Stores that the lines name. */
export function storeIdsOf(lines: readonly CartLine[]): readonly string[] {
  return [...new Set(lines.flatMap(({ storeId }) => storeId ?? []))];
}

export function natureOf({
  isDigital,
  isCustoms,
}: Pick<ProductSummary, 'isDigital' | 'isCustoms'>): LineFacts['nature'] {
  if (isDigital) return 'digital';
  return isCustoms ? 'customs' : 'stocked';
}

/** A store of the region of the market; one of another region does not exist for its shoppers. */
export function storeOf(storeId: string, { shop, market }: Pick<Context, 'shop' | 'market'>): Place | undefined {
  const place = shop.catalogue.place(storeId);
  return place?.kind === 'store' && isReached(place, market) ? place : undefined;
}

/** Stores of a country that the market does not ship to have other prices and taxes. */
function isReached({ region, country }: Place, market: Context['market']): boolean {
  return region === market.region && market.shipsTo.includes(country);
}

function storesOf(ids: readonly string[], context: Context): ReadonlyMap<string, StoreFacts> {
  const stores = new Map<string, StoreFacts>();
  for (const id of new Set(ids)) {
    const place = storeOf(id, context);
    if (place) stores.set(id, storeFactsOf(place, context.now));
  }
  return stores;
}

function storeFactsOf({ id, country, details }: Place, now: Date): StoreFacts {
  const read = readPlaceDetails(details);
  return {
    id,
    destination: { country, province: read.province },
    timeZone: read.timeZone,
    offersPickup: read.services.pickup,
    acceptsShipToStore: read.services.sts,
    openDays: openDays(openingRules(read, country), now, daysAhead),
  };
}
