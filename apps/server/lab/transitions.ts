import type { TransitionType } from '@eyelet/contracts/errors/flash-types.ts';

/** How to provoke each change of delivery with the stock below, for testers. */
export const transitions: Readonly<Record<TransitionType, string>> = {
  PickupToSthTransition:
    'Choose pickup in a store that takes no deliveries, set its stock to 0, keep some in the warehouse.',
  PickupToStsTransition:
    'Choose pickup in a store that takes deliveries, set its stock to 0, keep some in the warehouse.',
  StsToSthTransition: 'Choose delivery to a store, then close the deliveries to it.',
  StsToPickupTransition: 'Choose delivery to a store, set the warehouse to 0 and give the store some.',
  STHToPickupTransition:
    'Choose a store of yours, have a line sent home, set the warehouse to 0 and give the store some.',
  OrderShippingMethodDowngraded:
    'Choose express, then close express at the warehouse, or take an address that it does not go to.',
};
