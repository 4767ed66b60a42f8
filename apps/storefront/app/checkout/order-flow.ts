import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { type TransitionType, transitionTypes } from '@eyelet/contracts/errors/flash-types.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { Challenge, Order } from '@eyelet/contracts/orders/order.ts';
import type { CheckoutStep } from '@eyelet/domain/checkout/steps.ts';
import { readNow } from '../cart-changes/read-now.ts';
import { isInvalidCustomer } from '../session/refusals.ts';
import { fullCheck } from '../shopper/full-check.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { payingWith } from './paying-with.ts';
import { challengeOf } from './placing.ts';
import { stepAfterRefusal } from './refused.ts';

/** How placing an order ended. */
export type Outcome =
  | Readonly<{ kind: 'ordered'; orderNumber: string }>
  /** The challenge failed; the order is cancelled and keeps its items. */
  | Readonly<{ kind: 'not-authenticated'; orderNumber: string }>
  /** Refused; the step on which to correct it, and the changed deliveries that interrupted the order (C4.26). */
  | Readonly<{ kind: 'refused'; id: string; step: CheckoutStep; transitions: readonly TransitionType[] }>;

/** Shows a challenge; resolves to whether the shopper was authenticated. */
export type ShowChallenge = (challenge: Challenge) => Promise<boolean>;

/** What placing an order needs from the page. */
export type OrderSteps = Readonly<{
  /** A proof that a person orders (B7.08, B7.36). */
  proof: () => Promise<string>;
  showChallenge: ShowChallenge;
}>;

/**
 * Places the order of a cart: one PUT; a challenge where the bank asks for one (C4.07) and its result by PATCH (C4.08).
 * Afterwards the cart is reset (C4.13), or replaced by a new empty one when the challenge failed (C4.10). Throws errors
 * that are not refusals, and INVALID_CUSTOMER.
 */
export async function orderCart(shopper: Shopper, cart: Cart, { proof, showChallenge }: OrderSteps): Promise<Outcome> {
  const { client, cart: store } = shopper;
  try {
    const recaptcha_response = await proof();
    store.setPlacing(true);
    const paymentMethod = { code: payingWith(cart) };
    const order = await client.call(placeOrder, {
      body: {
        cartId: cart.id,
        paymentMethod,
        expectedTotal: cart.totals.total,
        expectedTax: cart.totals.tax,
        recaptcha_response,
      },
    });
    return await endChallenge(shopper, cart.id, order, showChallenge);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const failed = failedOrderOf(error);
    if (failed) return startAnew(shopper, cart.id, failed);
    store.setPlacing(false);
    if (isInvalidCustomer(error)) throw error;
    return { kind: 'refused', id: error.id, ...(await lookAnew(shopper, cart, error)) };
  }
}

/** Runs the challenge of an order that waits for one, also of an order placed earlier (C4.07, C4.08). */
export async function endChallenge(
  shopper: Shopper,
  basketId: string,
  order: Order,
  showChallenge: ShowChallenge,
): Promise<Exclude<Outcome, { kind: 'refused' }>> {
  const { orderNumber } = order;
  const challenge = challengeOf(order);
  if (challenge && !(await passChallenge(shopper, orderNumber, challenge, showChallenge))) {
    return startAnew(shopper, basketId, orderNumber);
  }
  shopper.cart.take({ kind: 'ended', basketId });
  return { kind: 'ordered', orderNumber };
}

/** Number of the order whose challenge has already failed, in a lost answer or in another tab. */
export function failedOrderOf({ id, errorDetails: [refused] }: ApiError): string | undefined {
  const orderNumber = refused?.details?.orderNumber;
  return id === 'PAY400' && typeof orderNumber === 'string' ? orderNumber : undefined;
}

/** A new empty cart in place of the one whose challenge failed (C4.10); if that fails, the next item creates it. */
async function startAnew({ client, cart: store }: Shopper, basketId: string, orderNumber: string) {
  store.take({ kind: 'ended', basketId });
  try {
    store.take({ kind: 'answered', cart: await client.call(createCart, {}) });
  } catch (error) {
    console.warn(error);
  }
  return { kind: 'not-authenticated', orderNumber } as const;
}

/** Refusals that mean the cart has changed since it was shown: it is read again first (C8.147). */
const outdated: ReadonlySet<string> = new Set(['ORD430', 'INV409', 'ORD415', 'TAX310']);

type LookedAnew = Pick<Extract<Outcome, { kind: 'refused' }>, 'step' | 'transitions'>;

/** Reads the cart again; leads back to shipping when its deliveries or its address no longer hold (C8.147). */
async function lookAnew({ client, cart: store }: Shopper, cart: Cart, refusal: ApiError): Promise<LookedAnew> {
  const { id } = refusal;
  if (!outdated.has(id)) return { step: stepAfterRefusal(id), transitions: [] };
  // The server changed deliveries before it refused, so the cart read now no longer reports the one named in the refusal.
  const named = transitionTypes.filter((type) => type === refusal.errorDetails[0]?.details?.flash);
  try {
    const fresh = await readNow(client, cart.id, fullCheck);
    const transitions = [...new Set([...named, ...fresh.flash.flatMap(({ transition }) => transition?.type ?? [])])];
    // They are shown as errors, so they must not be shown again as information.
    const flash = fresh.flash.filter(({ transition }) => !transition);
    store.take({ kind: 'answered', cart: { ...fresh, flash } });
    const isOtherwise = transitions.length > 0 || isDeliveredOtherwise(fresh);
    return { step: isOtherwise ? 'shipping' : stepAfterRefusal(id), transitions };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { step: stepAfterRefusal(id), transitions: named };
  }
}

function isDeliveredOtherwise({ flash, items }: Cart): boolean {
  return flash.some(({ type }) => type === 'InvalidShippingAddress') || items.some(({ transition }) => transition);
}

async function passChallenge(
  { client }: Shopper,
  orderNumber: string,
  challenge: Challenge,
  showChallenge: ShowChallenge,
): Promise<boolean> {
  const authenticated = await showChallenge(challenge);
  const { transactionId } = challenge;
  try {
    await client.call(finishChallenge, {
      params: { orderNumber },
      body: { orderNumber, authenticated, transactionId },
    });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.id === 'PAY400') return false;
    throw error;
  }
}
