import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { signInShopper } from '@eyelet/testing/consumer.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { terms } from './plan.ts';

/** Units by upc. */
export type Units = ReadonlyMap<string, number>;

/** One shopper: browser, account, and the expected contents of the cart. */
export type Person = {
  readonly name: string;
  readonly consumerNo: string;
  readonly account: Readonly<{ email: string; password: string }>;
  readonly terms: 'athlete' | 'employee' | undefined;
  shopper: Shopper;
  signedIn: boolean;
  /** The latest answer with the cart; undefined once it was ordered. */
  cart: Cart | undefined;
  /** The account's cart while the shopper is a guest. */
  atHome: Units;
  /** The cart is being placed by a process that was killed. */
  stuck: boolean;
  /** Orders that wait for their payment. */
  waiting: Order[];
  /** Orders whose challenge has failed and whose items were not restored. */
  failed: Order[];
};

/** A shopper with an account and points, signed in if they have special terms. */
export async function newPerson(name: string, running: RunningShop): Promise<Person> {
  const email = `${name.toLowerCase()}@example.com`;
  const member = await newMember(running, 900, { email });
  const { password } = member;
  const kind = terms[name];
  if (kind) await giveTerms(running, member.auth.consumerNo, kind);
  return {
    name,
    consumerNo: member.auth.consumerNo,
    account: { email, password },
    terms: kind,
    // Whoever has special terms begins with them, so that each run has such orders.
    shopper: kind ? await signInShopper(member, email, password) : await newShopper(running.origin),
    signedIn: kind !== undefined,
    cart: undefined,
    atHome: new Map(),
    stuck: false,
    waiting: [],
    failed: [],
  };
}

/** Little enough that some orders use it up. */
const yearly = { athlete: 60_000, employee: 90_000 } as const;

async function giveTerms({ shop }: RunningShop, consumerNo: string, kind: 'athlete' | 'employee'): Promise<void> {
  await shop.database.pool.query(
    `update consumer set kind = $2, identities = array[$3], employee_terms_accepted_at = now(), spending = $4 where id = $1`,
    [
      ...[consumerNo, kind === 'employee' ? 'EMPLOYEE' : 'REGISTERED', kind],
      JSON.stringify({ [kind]: { yearly: yearly[kind], currentSpend: 1234 } }),
    ],
  );
}

/** Units in a cart or an order by upc, without gifts. */
export function unitsOf(
  one: Readonly<{ items: readonly Readonly<{ upc: string; qty: number; bonus: boolean }>[] }> | undefined,
): Units {
  const units = new Map<string, number>();
  for (const { upc, qty } of one?.items.filter(({ bonus }) => !bonus) ?? [])
    units.set(upc, (units.get(upc) ?? 0) + qty);
  return units;
}

/** The units with more, or fewer, of one size. */
export function withMore(units: Units, upc: string, more: number): Units {
  const changed = new Map(units);
  const left = (changed.get(upc) ?? 0) + more;
  if (left > 0) changed.set(upc, left);
  else changed.delete(upc);
  return changed;
}
