/** Deliveries that the server had to change (C4.20 to C4.25); spelled as the specification does. */
export const transitionTypes = [
  'PickupToSthTransition',
  'PickupToStsTransition',
  'StsToSthTransition',
  'StsToPickupTransition',
  'STHToPickupTransition',
  'OrderShippingMethodDowngraded',
] as const;

export type TransitionType = (typeof transitionTypes)[number];

/** Everything that can be flashed on a cart or an order (specification 1 §8, C8.149 to C8.155). */
export const flashTypes = [
  'ProductLineItemInventoryMissing',
  'ProductItemNotAvailable',
  'ProductLineItemFullInventoryMissing',
  'InvalidShippingAddress',
  'ProductItemMaxQuantity',
  'ProductItemRequired',
  'PaymentNotAuthorized',
  ...transitionTypes,
] as const;

export type FlashType = (typeof flashTypes)[number];

/** Flashes for removed lines; an order cannot be completed if they leave the cart empty (C8.156). */
export const emptyingFlashTypes = [
  'ProductLineItemInventoryMissing',
  'ProductItemNotAvailable',
  'ProductLineItemFullInventoryMissing',
] as const satisfies readonly FlashType[];
