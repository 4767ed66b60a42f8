import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { CartItem } from '@eyelet/contracts/cart/item.ts';
import type { Market } from '../market.ts';
import type { Payment } from '../payment.ts';
import { type Kind, withOneDigital } from '../purchase.ts';

/** What a shopper wants to buy on one visit. */
export type Wishes = Kind & Readonly<{ leaves: boolean }>;

const chance = (share: number) => Math.random() < share;

/** A random name, weighted by how often it is in the list. */
const oneOf = <Name extends string>(names: readonly Name[]) => names[Math.floor(Math.random() * names.length)] as Name;

const ways = [
  'home',
  'home',
  'home',
  'home',
  'pickup',
  'pickup',
  'pickup',
  'sts',
  'sts',
  'digital',
  'customs',
] as const;
const payments = ['card', 'card', 'card', 'card', 'card', 'card', 'PayPal', 'PayPal', 'Klarna', 'Apple Pay'] as const;

/**
 * Two to four lines of any kind; one visit in four ends at the cart, fewer than in real shops, as paid orders cost
 * most.
 */
export function newWishes({ pointId }: Market): Wishes {
  return {
    ways: withOneDigital(Array.from({ length: 2 + Math.floor(Math.random() * 3) }, () => oneOf(ways))),
    method: chance(0.3) ? 'express' : undefined,
    point: pointId !== undefined && chance(0.4),
    payment: oneOf(payments),
    leaves: chance(0.25),
  };
}

/** Another fulfilment for a line; undefined if there is none, as for a gift. */
export function otherWay({
  fulfilment,
  isCustoms,
  isDigitalProduct,
  bonus,
}: CartItem): CartItem['fulfilment'] | undefined {
  if (isCustoms || isDigitalProduct || bonus) return undefined;
  return ({ home: 'pickup', pickup: 'sts', sts: 'home' } as const)[fulfilment];
}

/** The means of payment for the cart: Klarna accepts totals from 35 to 1000. */
export function paymentFor({ totals }: Cart, wanted: Payment, hasSavedCard: boolean): Payment {
  if (hasSavedCard) return 'saved card';
  return wanted === 'Klarna' && (totals.total < 35 || totals.total > 1000) ? 'card' : wanted;
}
