import { signOut } from '@eyelet/contracts/auth/sign-out.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { signInShopper } from '@eyelet/testing/consumer.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { fail, takeCart } from './check-cart.ts';
import { type Person, type Units, unitsOf } from './person.ts';
import type { World } from './world.ts';

/** Signs in: the cart of the guest is merged into the account's. */
export async function signIn(person: Person): Promise<string> {
  if (person.signedIn) return 'nothing';
  const [guest, account] = [unitsOf(person.cart), person.atHome];
  const { email, password } = person.account;
  person.shopper = await signInShopper(person.shopper, email, password);
  changeSession(person, true);
  const { basketId } = person.shopper.auth;
  if (basketId === null) {
    if (guest.size + account.size > 0) fail(`${person.name} has lost the cart by signing in`);
    return 'without a cart';
  }
  const cart = await person.shopper.call(readCart, { params: { basketId }, query: {} });
  takeCart(person, merged(guest, account, unitsOf(cart)), cart);
  return guest.size > 0 && account.size > 0 ? 'merged' : 'done';
}

/** The expected result of a merge: the sum or, with limited quantities, at least the larger of the two. */
function merged(guest: Units, account: Units, found: Units): Units {
  const sums = new Map(account);
  for (const [upc, count] of guest) sums.set(upc, (sums.get(upc) ?? 0) + count);
  const least = Math.max(guest.get(upcs.limited) ?? 0, account.get(upcs.limited) ?? 0);
  const limited = found.get(upcs.limited) ?? 0;
  if (limited >= least && limited <= (sums.get(upcs.limited) ?? 0)) sums.set(upcs.limited, limited);
  return sums;
}

/** Signs out and continues as a new guest. */
export async function leave(person: Person, { running }: World): Promise<string> {
  if (!person.signedIn) return 'nothing';
  const atHome = unitsOf(person.cart);
  await person.shopper.call(signOut, { body: {} });
  person.shopper = await newShopper(running.origin);
  changeSession(person, false);
  person.atHome = atHome;
  return 'done';
}

/** Forgets the orders of the session, as another one does not see them. */
function changeSession(person: Person, signedIn: boolean): void {
  Object.assign(person, { signedIn, cart: undefined, atHome: new Map(), waiting: [], failed: [] });
}
