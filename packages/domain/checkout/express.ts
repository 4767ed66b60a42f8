import type { CheckoutStep } from './steps.ts';

/** The facts about a shopper and the cart that express checkout needs. */
export type ExpressFacts = Readonly<{
  isRegistered: boolean;
  /** Whether there is a saved main card that can be used now. */
  hasMainCard: boolean;
  /** A main shipping address of the account, or one chosen for this cart. */
  hasShippingAddress: boolean;
  /** Whether everything is collected (or digital), so that no address is needed. */
  isPickupOnly: boolean;
}>;

/**
 * The first step of a checkout: the summary for a consumer whose main card and, if anything is shipped, address are
 * known (C4.02, C4.03); else shipping (C4.04).
 */
export function startingStep(facts: ExpressFacts): CheckoutStep {
  const hasPlace = facts.hasShippingAddress || facts.isPickupOnly;
  return facts.isRegistered && facts.hasMainCard && hasPlace ? 'summary' : 'shipping';
}
