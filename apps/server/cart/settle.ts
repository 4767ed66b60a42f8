import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { settle } from '@eyelet/domain/delivery/settle.ts';
import type { FreshTransition } from '@eyelet/domain/delivery/transitions.ts';
import { withGifts } from '@eyelet/domain/promotions/gifts.ts';
import type { Context } from '../kernel/context.ts';
import { earnedGifts } from '../promotions/earned-gifts.ts';
import { type FreePieces, factsOf } from './facts.ts';
import { type PricedCart, pricedOf, soldOf } from './price.ts';

/** A cart whose choices hold, with what had to change for that, priced. */
export type SettledCart = Readonly<{
  /** The very same object when nothing had to change. */
  document: CartDocument;
  transitions: readonly FreshTransition[];
  priced: PricedCart;
}>;

/** Brings earned gifts and makes the choices of a cart hold on the given stock, that of the catalogue in memory unless told. */
export function settleDocument(document: CartDocument, context: Context, pieces?: FreePieces): SettledCart {
  const asked = soldOf(document, context);
  const gifted = withGifts(document, earnedGifts(document, asked.promoted, context, pieces));
  const sold = gifted === document ? asked : soldOf(gifted, context);
  const facts = factsOf(gifted, sold, context, pieces);
  const { cart, transitions, ...delivery } = settle(gifted, facts, context.market, context.now);
  const lines = new Map(cart.lines.map((line) => [line.id, line]));
  const rows = sold.rows.map((row) => ({ ...row, line: lines.get(row.line.id) ?? row.line }));
  return { document: cart, transitions, priced: pricedOf({ ...sold, rows }, facts, delivery, context) };
}
