import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';

/** Pieces by upc. */
export type Pieces = ReadonlyMap<string, number>;

/** One shopper: his browser, his account, and what he believes to have in his cart. */
export type Person = {
  readonly name: string;
  readonly account: Readonly<{ email: string; password: string }>;
  shopper: Shopper;
  signedIn: boolean;
  /** The latest answer about his cart; none once it was ordered. */
  cart: Cart | undefined;
  /** What the account keeps while he is a guest. */
  atHome: Pieces;
  /** The cart is being placed by a process that has died. */
  stuck: boolean;
  /** Orders that wait for their payment, with what is in them. */
  waiting: Order[];
  /** Orders whose challenge has failed and whose items were not put back. */
  failed: Order[];
};

/** Somebody with an account, who has not signed in. */
export async function newPerson(name: string, origin: string): Promise<Person> {
  const { email, password } = await newConsumer(origin, { email: `${name.toLowerCase()}@example.com` });
  return {
    name,
    account: { email, password },
    shopper: await newShopper(origin),
    signedIn: false,
    cart: undefined,
    atHome: new Map(),
    stuck: false,
    waiting: [],
    failed: [],
  };
}

/** What was put into a cart or an order, by upc; gifts come and go by themselves. */
export function piecesOf(
  one: Readonly<{ items: readonly Readonly<{ upc: string; qty: number; bonus: boolean }>[] }> | undefined,
): Pieces {
  const pieces = new Map<string, number>();
  for (const { upc, qty } of one?.items.filter(({ bonus }) => !bonus) ?? [])
    pieces.set(upc, (pieces.get(upc) ?? 0) + qty);
  return pieces;
}

/** Pieces with some more or less of one size. */
export function withMore(pieces: Pieces, upc: string, more: number): Pieces {
  const changed = new Map(pieces);
  const left = (changed.get(upc) ?? 0) + more;
  if (left > 0) changed.set(upc, left);
  else changed.delete(upc);
  return changed;
}
