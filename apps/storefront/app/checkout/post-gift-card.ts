import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { removeInstrument } from '@eyelet/contracts/payments/remove-instrument.ts';
import { redirect } from 'react-router';
import { textOf } from '../forms/answer.ts';
import type { ShopContext } from '../shop/shop-context.ts';

/**
 * Applies a gift card, by number and PIN or a saved one, or removes one, and shows the step again; the URL names why it
 * was refused. The number is not written back into the page.
 */
export async function postGiftCard({ client, market }: ShopContext, cart: Cart, form: FormData): Promise<Response> {
  const home = `/${market.locale}/checkout?step=billing`;
  const params = { basketId: cart.id };
  const paymentInstrumentId = textOf(form, 'giftCard', 64);
  try {
    if (form.get('intent') === 'remove-gift-card') {
      await client.call(removeInstrument, { params, query: { paymentInstrumentId } });
    } else {
      const claim = { number: textOf(form, 'number', 64), pin: textOf(form, 'pin', 16) };
      const additionalData = paymentInstrumentId === '' ? claim : { paymentInstrumentId };
      await client.call(addInstrument, { params, body: { payment_method_id: 'GIFT_CARD', additionalData } });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return redirect(`${home}&giftCard=${error.id}#gift-card`, 303);
  }
  return redirect(`${home}#gift-card`, 303);
}
