import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { settle } from '@eyelet/domain/delivery/settle.ts';
import type { FreshTransition } from '@eyelet/domain/delivery/transitions.ts';
import type { Context } from '../kernel/context.ts';
import { type FreePieces, factsOf } from './facts.ts';
import { type PricedCart, pricedOf, soldOf } from './price.ts';

/** A cart whose choices hold, with what had to change for that, priced. */
export type SettledCart = Readonly<{
  /** The very same object when nothing had to change. */
  document: CartDocument;
  transitions: readonly FreshTransition[];
  priced: PricedCart;
}>;

/** Makes the choices of a cart hold on the given stock, that of the catalogue in memory unless told. */
export function settleDocument(document: CartDocument, context: Context, pieces?: FreePieces): SettledCart {
  const sold = soldOf(document.lines, context);
  const facts = factsOf(document, sold.rows, context, pieces);
  const { cart, transitions, ...delivery } = settle(document, facts, context.market, context.now);
  const lines = new Map(cart.lines.map((line) => [line.id, line]));
  const rows = sold.rows.map((row) => ({ ...row, line: lines.get(row.line.id) ?? row.line }));
  return { document: cart, transitions, priced: pricedOf({ ...sold, rows }, facts, delivery, context) };
}
