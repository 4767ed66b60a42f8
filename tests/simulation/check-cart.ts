import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { Promotion } from '@eyelet/contracts/cart/promotion.ts';
import type { Totals } from '@eyelet/contracts/cart/totals.ts';
import { type Person, type Units, unitsOf } from './person.ts';

/** Fails the run with a message. */
export function fail(message: string): never {
  throw new Error(message);
}

/** Major units as cents. */
const cents = (amount: number) => Math.round(amount * 100);

function expectSame(what: string, left: number, right: number): void {
  if (left !== right) fail(`${what}: ${left} is not ${right}`);
}

/** The equations of the totals, to the cent, for a cart or an order. */
export function checkTotals(
  totals: Totals,
  items: readonly Readonly<{ qty: number; price: Readonly<{ rowTotal: number; priceAfterOrderDiscount: number }> }>[],
  shipping: readonly number[],
  promotions: readonly Pick<Promotion, 'amount'>[],
): void {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + cents(amount), 0);
  const { itemSubTotal, totalDiscount, itemTotal, total, totalWithoutTax, tax, taxIncluded } = totals;
  expectSame('items less discounts', cents(itemSubTotal) - cents(totalDiscount), cents(itemTotal));
  expectSame('rows before promotions', sum(items.map(({ price }) => price.rowTotal)), cents(totals.rowTotal));
  expectSame(
    'rows less promotions',
    cents(totals.rowTotal) - sum(promotions.map((one) => one.amount)),
    cents(itemTotal),
  );
  // What points and rewards pay is taken off the total.
  const beforeRewards = cents(total) + sum(totals.appliedRewards.map(({ amountInCurrency }) => amountInCurrency));
  expectSame('without tax and tax', cents(totalWithoutTax) + cents(tax), beforeRewards);
  expectSame('shipments', sum(shipping), cents(totals.shipping));
  expectSame('rows', sum(items.map(({ price }) => price.priceAfterOrderDiscount)), cents(itemTotal));
  expectSame(
    'items, shipping and tax',
    cents(itemTotal) + cents(totals.shipping) + (taxIncluded ? 0 : cents(tax)),
    beforeRewards,
  );
  expectSame('net amount', cents(totals.netAmount), cents(totalWithoutTax));
  expectSame('tax amount', cents(totals.taxAmount), cents(tax));
  expectSame(
    'units',
    items.reduce((count, { qty }) => count + qty, 0),
    totals.totalUnits,
  );
}

/** Checks that a cart adds up and that every line is in exactly one shipment. */
export function checkCart(cart: Cart): void {
  checkTotals(
    cart.totals,
    cart.items,
    cart.shippingMethods.map(({ price }) => price.amount),
    cart.promoSummary,
  );
  const travelling = cart.shippingMethods.flatMap(({ shippingId, itemIds }) =>
    itemIds.map((id) => `${id} ${shippingId}`),
  );
  const lines = cart.items.map(({ id, shippingId }) => `${id} ${shippingId}`);
  if (travelling.toSorted().join() !== lines.toSorted().join()) fail(`lines ${lines} travel as ${travelling}`);
}

/**
 * Checks and stores an answer with a person's cart: it must hold what they expect, except for what the answer itself reports
 * as reduced or gone, and must not be older than the last one.
 */
export function takeCart(person: Person, expected: Units, cart: Cart): void {
  checkCart(cart);
  const before = person.cart;
  if (before?.id === cart.id && before.version > cart.version) fail(`version ${cart.version} after ${before.version}`);
  const upcOfLine = new Map([...(before?.items ?? []), ...cart.items].map(({ id, upc }) => [id, upc]));
  const losses = cart.flash.filter(({ transition }) => !transition);
  const told = new Set(losses.map(({ details }) => upcOfLine.get(details.itemId ?? '')));
  const found = unitsOf(cart);
  for (const upc of new Set([...expected.keys(), ...found.keys()])) {
    const [has, should] = [found.get(upc) ?? 0, expected.get(upc) ?? 0];
    if (has > should) fail(`${person.name} has ${has} of ${upc} instead of ${should}`);
    if (has < should && !told.has(upc)) fail(`${person.name} has lost ${should - has} of ${upc} without a word`);
  }
  person.cart = cart;
}
