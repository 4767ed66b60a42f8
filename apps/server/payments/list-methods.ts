import { listPaymentMethods } from '@eyelet/contracts/payments/list-methods.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { readOpenCart } from '../cart/change.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { priceDocument } from '../pricing/price.ts';
import { offersOf } from './offers.ts';
import { ownValueOf } from './own-value.ts';

/** Lists the payment methods of a cart: by its market, its total and the caller (C7.43). */
export const listPaymentMethodsHandler = handle(listPaymentMethods, async (context, { params }) => {
  const cart = await readOpenCart(context, params.basketId);
  if (cart instanceof Refusal) return cart;
  const t = createMessages(context.market.tag);
  const { total } = priceDocument(context, cart.document).totals;
  const offered = offersOf(context, total).map(({ method, payLater }) => ({
    payment_method_id: method,
    label: t(`checkout.method.${method}`),
    brands: method === 'CREDIT_CARD' ? [...context.shop.payments.brands] : [],
    limits: payLater ? { from: toAmount(payLater.from), to: toAmount(payLater.to) } : null,
    instalments: payLater?.instalments ?? null,
    remainingAmount: null,
    payableAmount: null,
  }));
  const own = await ownValueOf(context, cart.document, total);
  return {
    paymentMethods: [
      ...own.map(({ method, remaining, payable }) => ({
        payment_method_id: method,
        label: t(`checkout.method.${method}`),
        brands: [],
        limits: null,
        instalments: null,
        remainingAmount: remaining === null ? null : toAmount(remaining),
        payableAmount: payable === null ? null : toAmount(payable),
      })),
      ...offered,
    ],
  };
});
