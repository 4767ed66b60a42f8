import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { changeCart } from '../cart/change.ts';
import { cartView } from '../cart/view.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { cardInstrument } from './attach-card.ts';

/** Attaches a card to a cart (C7.45); it takes the place of the one before. */
export const attachInstrument = handle(addInstrument, async ({ params, body }, context) => {
  const token = body.additionalData?.token ?? body.token;
  if (token === undefined || body.payment_method_id !== 'CREDIT_CARD') return refuse('PAY400');
  const instrument = await cardInstrument(token, context);
  if (instrument instanceof Refusal) return instrument;
  const cart = await changeCart(context, params.basketId, (document) => ({ ...document, instruments: [instrument] }));
  return cart instanceof Refusal ? cart : cartView(cart, context);
});
