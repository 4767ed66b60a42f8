import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { changeCart } from '../cart/change.ts';
import { cartView } from '../cart/view.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { cardInstrument } from './attach-card.ts';

/** Attaches a card to a cart (C7.45); it takes the place of the one before. */
export const attachInstrument = handle(addInstrument, async ({ params, body }, context) => {
  const instrument = await cardInstrument(body.token, context);
  if (instrument instanceof Refusal) return instrument;
  const cart = await changeCart(context, params.basketId, (document) => ({ ...document, instruments: [instrument] }));
  return cart instanceof Refusal ? cart : cartView(cart, context);
});
