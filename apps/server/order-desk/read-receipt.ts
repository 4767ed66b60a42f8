import { readDeskReceipt } from '@eyelet/contracts/order-desk/read-receipt.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { orderReceipt } from '../receipts/order-receipt.ts';
import { findOrder } from '../stored-orders/stored-order.ts';

/** Reads the receipt of an order, with the names that its shopper read. */
export const readDeskReceiptHandler = handle(readDeskReceipt, async ({ shop }, { params }) => {
  const stored = await findOrder(shop.database.pool, params.orderNumber);
  if (!stored) return refuse('STF404');
  const market = marketByHeader(stored.order.locale) ?? defaultMarket;
  return { receipt: orderReceipt({ shop, market }, stored) ?? null };
});
