import { readReceiptOfCart } from '@eyelet/contracts/receipts/read-of-cart.ts';
import { coverageOf } from '@eyelet/domain/payments/coverage.ts';
import { rewardsOf } from '@eyelet/domain/payments/rewards.ts';
import { receiptOf, receiptToTell } from '@eyelet/domain/pricing/receipt-of.ts';
import { readOpenCart } from '../cart/change.ts';
import { shipmentsView } from '../cart/view-methods.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { priceDocument } from '../pricing/price.ts';
import { namesOf } from './names.ts';
import { receiptView } from './receipt-view.ts';

/** Reads the steps that lead to each amount of a cart now. */
export const readReceiptOfCartHandler = handle(readReceiptOfCart, async (context, { params }) => {
  const cart = await readOpenCart(context, params.basketId);
  if (cart instanceof Refusal) return cart;
  const { document } = cart;
  const priced = cart.priced ?? priceDocument(context, document);
  const products = priced.lines.map(({ line, goods }): [string, string] => [line.id, goods.product.name]);
  const shipments = shipmentsView(context, priced, document).map((one): [string, string] => [
    one.shippingId,
    one.label,
  ]);
  const names = namesOf(context, { products, shipments, promotions: [] });
  const { shares } = coverageOf(document.instruments, priced.totals.total);
  const { coupons } = document;
  return receiptView(receiptToTell(receiptOf(priced, context), coupons), {
    names,
    rewards: rewardsOf(shares),
    coupons,
  });
});
