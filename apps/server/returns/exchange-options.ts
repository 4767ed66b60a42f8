import type { ExchangeOption } from '@eyelet/contracts/returns/return.ts';
import { sellableStock } from '@eyelet/db/reservations/free-stock.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { leftOf } from '@eyelet/domain/refunds/left.ts';
import { give } from '@eyelet/domain/returns/give.ts';
import type { Shop } from '../kernel/shop.ts';
import { sendersOf, warehousesOf } from '../pricing/places.ts';
import { sendingPlaces } from '../pricing/sending-places.ts';
import { isSentByStores } from '../stored-orders/sent-by-stores.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { type Exchangeable, exchangeablesOf } from './exchange-goods.ts';
import { exchangeShipmentOf } from './exchange-shipment.ts';
import { paidLinesOf } from './paid-lines.ts';
import type { JudgedLine } from './returnable.ts';

/** What the lines of an order that can be sent back can be exchanged for, by line number; sizes that are gone are left out. */
export async function exchangeOptions(
  shop: Shop,
  stored: StoredOrder,
  judged: readonly JudgedLine[],
): Promise<ReadonlyMap<number, readonly ExchangeOption[]>> {
  const market = marketByHeader(stored.order.locale) ?? defaultMarket;
  const wanted = judged.flatMap(({ line, left }) => {
    const shipment = left > 0 ? exchangeShipmentOf(stored, line.line_no) : undefined;
    if (!shipment) return [];
    const { warehouses, stores } = sendingPlaces({ shop, market }, shipment);
    const places = { warehouses: warehouses.map(({ id }) => id), stores: isSentByStores(line) ? stores : [] };
    return [{ line, ...places, sizes: exchangeablesOf(shop, line, { market, now: shop.clock() }) }];
  });
  const upcs = [...new Set(wanted.flatMap(({ sizes }) => sizes.map(({ goods }) => goods.upc)))];
  if (upcs.length === 0) return new Map();
  const places = [...warehousesOf({ shop, market }), ...sendersOf({ shop, market })].map(({ id }) => id);
  const { free, sendable } = await sellableStock(shop.database.pool, upcs, places);
  const paid = { paid: paidLinesOf(stored), left: leftOf(stored.payments) };
  return new Map(
    wanted.map(({ line, sizes, warehouses, stores }) => [
      line.line_no,
      sizes.flatMap(({ goods, terms }): ExchangeOption[] => {
        // One place supplies all of it, so that it travels as one parcel.
        const stocked = warehouses.map((id) => free.get(goods.upc)?.get(id) ?? 0);
        const sent = stores.map((id) => sendable.get(goods.upc)?.get(id) ?? 0);
        const qty = Math.max(0, ...stocked, ...sent);
        if (qty === 0) return [];
        const { upc, colour, size } = goods;
        return [{ upc, colour, size, qty, refund: toAmount(refundOf(paid, line.line_no, terms)) }];
      }),
    ]),
  );
}

/** What an order has cost, and what of that has not gone back. */
type Paid = Readonly<{ paid: ReturnType<typeof paidLinesOf>; left: number }>;

/** What is given back in money for a unit, in minor units. */
function refundOf({ paid, left }: Paid, lineNo: number, terms: Exchangeable['terms']): number {
  return give({ ...paid, shipping: 0 }, { units: new Map(), exchanged: false, left }, [
    { lineNo, units: 1, exchange: terms },
  ]).refund;
}
