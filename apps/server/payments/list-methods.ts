import { listPaymentMethods } from '@eyelet/contracts/payments/list-methods.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { readOpenCart } from '../cart/change.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Lists how a cart can be paid in its market (C7.43). */
export const showPaymentMethods = handle(listPaymentMethods, async ({ params }, context) => {
  const cart = await readOpenCart(context, params.basketId);
  if (cart instanceof Refusal) return cart;
  const t = createMessages(context.market.language);
  return {
    paymentMethods: context.market.paymentMethods.map((id) => ({
      payment_method_id: id,
      label: t(`checkout.method.${id}`),
      brands: [...context.shop.payments.brands],
    })),
  };
});
