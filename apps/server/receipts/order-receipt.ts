import type { Receipt as ReceiptView } from '@eyelet/contracts/receipts/receipt.ts';
import { isRewardMethod } from '@eyelet/domain/payments/value-methods.ts';
import type { Receipt } from '@eyelet/domain/pricing/receipt.ts';
import type { Context } from '../kernel/context.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { namesOf } from './names.ts';
import { receiptView } from './receipt-view.ts';

/** The stored receipt of an order, with names as they were when it was placed; undefined for orders from before receipts. */
export function orderReceipt(
  context: Pick<Context, 'shop' | 'market'>,
  { order, lines, shipments, payments }: StoredOrder,
): ReceiptView | undefined {
  if (!order.receipt) return undefined;
  const names = namesOf(context, {
    products: lines.map((line): [string, string] => [line.item_id, line.name]),
    shipments: shipments.map((one): [string, string] => [one.shipping_id, one.method_label]),
    promotions: [...(order.promotions ?? []), ...lines.flatMap((line) => line.promotions ?? [])].map(
      (one): [string, string] => [one.promotionId, one.promotionName],
    ),
  });
  const rewards = payments.filter(({ method }) => isRewardMethod(method)).reduce((sum, { amount }) => sum + amount, 0);
  // Its shape was checked when it was read.
  return receiptView(order.receipt as Receipt, { names, rewards, coupons: order.coupons ?? [] });
}
