import { createReturnLabel } from '@eyelet/contracts/returns/create-label.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { creditableLeftOf } from '../store-credit/creditable-left-of.ts';
import { mayTakeCredit } from '../store-credit/may-take-credit.ts';
import { provenOrder } from '../stored-orders/proven-order.ts';
import { announceReturn } from './announce-return.ts';
import { labelFile } from './label-file.ts';

/** Announces a return and answers its label. */
export const createReturnLabelHandler = handle(createReturnLabel, async (context, { params, body }) => {
  const stored = await provenOrder(context, params.orderId, body);
  if (stored instanceof Refusal) return stored;
  // Without a seller there is no address to send goods to.
  const seller = sellerOf(context.shop, stored.order.locale);
  const isCredit = body.refund === 'store-credit';
  if (isCredit && !mayTakeCredit(context, stored)) return refuse('AUT432');
  // What value has paid, or an exchange carries, goes back to where it came from in any case.
  const hasEffect = isCredit && (await creditableLeftOf(context.shop.database.db, stored.orderNumber)) > 0;
  const asCredit = body.refund && hasEffect;
  const made = seller && (await announceReturn(context.shop, stored, { items: body.items, asCredit }));
  if (made === 'gone') return refuse('INV409');
  if (!made) return refuse('RTN500');
  return labelFile(context.shop, stored, made, seller);
});
