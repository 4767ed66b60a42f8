import { removeInstrument } from '@eyelet/contracts/payments/remove-instrument.ts';
import { changeCart } from '../cart/change.ts';
import { cartView } from '../cart/view.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';

/** Detaches a payment instrument (C7.46); one that the cart does not have is refused (C8.78). */
export const removeInstrumentHandler = handle(removeInstrument, async (context, { params, query }) => {
  const cart = await changeCart<'PYT404'>(context, params.basketId, (document) => {
    const instruments = document.instruments.filter((one) => one.id !== query.paymentInstrumentId);
    return instruments.length === document.instruments.length ? refuse('PYT404') : { ...document, instruments };
  });
  return cart instanceof Refusal ? cart : cartView(context, cart);
});
