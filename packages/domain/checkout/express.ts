import type { CheckoutStep } from './steps.ts';

/** What express checkout asks about a shopper and his cart. */
export type ExpressFacts = Readonly<{
  isRegistered: boolean;
  /** A saved main card that can be paid with now. */
  hasMainCard: boolean;
  /** A main shipping address of the account, or one chosen for this cart. */
  hasShippingAddress: boolean;
  /** Whether everything is collected (or digital), so that no address is needed. */
  isPickupOnly: boolean;
}>;

/**
 * The step that a checkout starts at: the summary for a consumer whose main card and, where something is sent, address
 * are known (C4.02, C4.03); else shipping (C4.04).
 */
export function startingStep(facts: ExpressFacts): CheckoutStep {
  const hasPlace = facts.hasShippingAddress || facts.isPickupOnly;
  return facts.isRegistered && facts.hasMainCard && hasPlace ? 'summary' : 'shipping';
}
