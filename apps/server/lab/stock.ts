import { setTimeout as pause } from 'node:timers/promises';
import { findCart, openCartOf } from '@eyelet/db/cart/cart.ts';
import { freeStock } from '@eyelet/db/reservations/free-stock.ts';
import type { PlaceService } from '@eyelet/db/stock/place-service.ts';
import { type CartDocument, readDocument, type StoredDocument } from '@eyelet/domain/cart/document.ts';
import { enUs } from '@eyelet/domain/markets/en-us.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Context } from '../kernel/context.ts';
import type { Places } from './bring-about.ts';

/** The stock of a line of the visitor's cart by place. */
export type LineStock = Readonly<{
  upc: string;
  name: string;
  /** The fulfilment of the line, with the store if it has one. */
  way: string;
  places: readonly Readonly<{ id: string; name: string; free: number; service: PlaceService; offers: boolean }>[];
}>;

/** The visitor's cart as stored, undefined if there is none. */
export async function cartOfVisitor({
  session,
  shop: { database },
}: Pick<Context, 'session' | 'shop'>): Promise<CartDocument | undefined> {
  const id = session && (await openCartOf(database.db, session.consumerNo));
  const cart = id && session ? await findCart<StoredDocument>(database.pool, id, session.consumerNo) : undefined;
  return cart && readDocument(cart.document);
}

/** The lines of a cart with the free stock in the warehouses of the visitor's region and in all its stores. */
export function stockOfCart(
  context: Pick<Context, 'shop' | 'market'>,
  cart: CartDocument | undefined,
): readonly LineStock[] {
  return (cart?.lines ?? []).map((line) => stockOf(context, line));
}

/** The places that can supply a cart in the visitor's region. */
export function placesOfRegion({ shop: { catalogue }, market }: Pick<Context, 'shop' | 'market'>): Places {
  const places = catalogue.places().filter(({ region }) => region === market.region);
  return {
    warehouses: places.filter(({ kind }) => kind === 'warehouse').map(({ id }) => id),
    offersPickup: (storeId) => {
      const store = places.find(({ id, kind }) => id === storeId && kind === 'store');
      return store !== undefined && readPlaceDetails(store.details).services.pickup;
    },
  };
}

function stockOf(
  { shop, market }: Pick<Context, 'shop' | 'market'>,
  { upc, productId, fulfilment, storeId }: CartDocument['lines'][number],
): LineStock {
  const { catalogue } = shop;
  const product = catalogue.product(productId, enUs);
  return {
    upc,
    name: [product?.name ?? productId, catalogue.sizeLabel(upc, market)].join(', '),
    way: [fulfilment, storeId].filter(Boolean).join(' '),
    places: catalogue
      .places()
      .filter(({ region }) => region === market.region)
      .sort((one, other) => rank(other) - rank(one))
      .map(({ id, name, kind, details }) => {
        const service = kind === 'store' ? 'sts' : 'express';
        const free = catalogue.availability(upc, { placeId: id });
        return { id, name, free, service, offers: offersOf(details, service) };
      }),
  };

  /** Warehouses first, then the store of the line, then the others. */
  function rank({ id, kind }: Readonly<{ id: string; kind: string }>): number {
    if (kind === 'warehouse') return 2;
    return id === storeId ? 1 : 0;
  }
}

function offersOf(details: unknown, service: PlaceService): boolean {
  const { services, express } = readPlaceDetails(details);
  return service === 'sts' ? services.sts : express;
}

/** Polls, 50 ms apart, for a change to reach the catalogue in memory; most take fewer than twenty. */
const mostLooks = 100;

/** Waits until this process has the stock of the database, so that the next page shows it. */
export async function untilSeen({ catalogue, database }: Context['shop'], upc: string, placeId: string): Promise<void> {
  const free = await freeStock(database.pool, [upc], [placeId]);
  const wanted = free.get(upc)?.get(placeId) ?? 0;
  for (let look = 0; look < mostLooks && catalogue.availability(upc, { placeId }) !== wanted; look++) await pause(50);
}

/** Waits until this process has received that a place offers a service, or no longer does. */
export async function untilOffered(
  { catalogue }: Context['shop'],
  placeId: string,
  service: PlaceService,
  on: boolean,
): Promise<void> {
  const knows = () => offersOf(catalogue.place(placeId)?.details, service) === on;
  for (let look = 0; look < mostLooks && !knows(); look++) await pause(50);
}
