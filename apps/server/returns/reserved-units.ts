import type { Transaction } from '@eyelet/db/database.ts';
import { putAside } from '@eyelet/db/reservations/put-aside.ts';
import { insertExchanges, type NewExchange } from '@eyelet/db/returns/exchange.ts';
import { countParcels } from '@eyelet/db/stock/place-sending.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { exchangeablesOf } from './exchange-goods.ts';
import { exchangeShipmentOf } from './exchange-shipment.ts';
import { freePlaces } from './free-places.ts';

/** Units of a size that are wanted instead of a line. */
export type UnitsAsked = Readonly<{ lineNo: number; qty: number; upc: string }>;

const dayMs = 24 * 60 * 60 * 1000;

/** Until when units are put aside for an exchange from a moment on. */
export function heldUntil({ settings }: Pick<Shop, 'settings'>, from: Date): Date {
  return new Date(from.getTime() + settings.current()['returns.exchange-days'] * dayMs);
}

/**
 * The units that can be put aside for what is asked, each at one place, so that it travels as one parcel; undefined when one of them
 * costs more by now, cannot be sent, or is gone.
 */
export async function reservableUnits(
  shop: Shop,
  tx: Transaction<Tables>,
  stored: StoredOrder,
  asked: readonly UnitsAsked[],
): Promise<readonly NewExchange[] | undefined> {
  if (asked.length === 0) return [];
  const market = marketByHeader(stored.order.locale) ?? defaultMarket;
  const now = shop.clock();
  const until = heldUntil(shop, now);
  const places = await freePlaces({ shop, market, now }, tx, stored, asked);
  const units = asked.flatMap(({ lineNo, qty, upc }, at): NewExchange[] => {
    const line = stored.lines.find(({ line_no }) => line_no === lineNo);
    const size = line && exchangeablesOf(shop, line, { market, now }).find(({ goods }) => goods.upc === upc);
    const placeId = places[at];
    if (!size || placeId === undefined || !exchangeShipmentOf(stored, lineNo)) return [];
    return [{ lineNo, qty, upc, placeId, most: size.terms.most, goods: size.goods, heldUntil: until }];
  });
  return units.length === asked.length ? units : undefined;
}

/** Puts units aside for a return, as a parcel of the stores that have them; false when somebody else has taken one of them meanwhile. */
export async function reserveUnits(
  tx: Transaction<Tables>,
  returnId: string,
  units: readonly NewExchange[],
  now: Date,
): Promise<boolean> {
  const [first] = units;
  if (!first) return true;
  if (!(await putAside(tx, returnId, units, first.heldUntil))) return false;
  const placeIds = units.map(({ placeId }) => placeId);
  await countParcels(tx, { cartId: returnId, placeIds }, now);
  await insertExchanges(tx, returnId, units);
  return true;
}
