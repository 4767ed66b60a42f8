import { setTimeout as pause } from 'node:timers/promises';
import { findCart, openCartOf } from '@eyelet/db/cart/cart.ts';
import { freeStock } from '@eyelet/db/reservations/free-stock.ts';
import type { PlaceService } from '@eyelet/db/stock/place-service.ts';
import { type CartDocument, readDocument, type StoredDocument } from '@eyelet/domain/cart/document.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Context } from '../kernel/context.ts';

/** What of a line of the visitor's cart lies where. */
export type LineStock = Readonly<{
  upc: string;
  name: string;
  /** How it is to reach him, with the store where there is one. */
  way: string;
  places: readonly Readonly<{ id: string; name: string; free: number; service: PlaceService; offers: boolean }>[];
}>;

/** The lines of the visitor's cart with the free pieces in the warehouses of his region and in all its stores. */
export async function stockOfCart(
  context: Pick<Context, 'session' | 'shop' | 'market'>,
): Promise<readonly LineStock[]> {
  const { session, shop } = context;
  const id = session && (await openCartOf(shop.database.db, session.consumerNo));
  const cart = id && session ? await findCart<StoredDocument>(shop.database.pool, id, session.consumerNo) : undefined;
  return cart ? readDocument(cart.document).lines.map((line) => stockOf(line, context)) : [];
}

function stockOf(
  { upc, productId, fulfilment, storeId }: CartDocument['lines'][number],
  { shop, market }: Pick<Context, 'shop' | 'market'>,
): LineStock {
  const { catalogue } = shop;
  const product = catalogue.product(productId, 'en');
  return {
    upc,
    name: [product?.name ?? productId, catalogue.sizeLabel(upc, market)].join(', '),
    way: [fulfilment, storeId].filter(Boolean).join(' '),
    places: catalogue
      .places()
      .filter(({ region }) => region === market.region)
      .sort((one, other) => rank(other) - rank(one))
      .map(({ id, name, kind, details }) => {
        const { services, express } = readPlaceDetails(details);
        const service = kind === 'store' ? 'sts' : 'express';
        const offers = kind === 'store' ? services.sts : express;
        return { id, name, free: catalogue.availability(upc, { placeId: id }), service, offers };
      }),
  };

  /** Warehouses first, then the store of the line, then the others. */
  function rank({ id, kind }: Readonly<{ id: string; kind: string }>): number {
    if (kind === 'warehouse') return 2;
    return id === storeId ? 1 : 0;
  }
}

/** Looks, 50 ms apart, for a change of stock to reach the catalogue in memory; most take fewer than twenty. */
const mostLooks = 100;

/** Until this process knows the stock that the database has, so that the next page shows what was set. */
export async function untilSeen(upc: string, placeId: string, { catalogue, database }: Context['shop']): Promise<void> {
  const free = await freeStock(database.pool, [upc], [placeId]);
  const wanted = free.get(upc)?.get(placeId) ?? 0;
  for (let look = 0; look < mostLooks && catalogue.availability(upc, { placeId }) !== wanted; look++) await pause(50);
}
