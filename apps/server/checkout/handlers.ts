import type { AnyHandler } from '../kernel/handle.ts';
import { endChallenge } from './finish-challenge.ts';
import { showShippingMethods } from './list-shipping-methods.ts';
import { place } from './place-order.ts';
import { prepare } from './prepare-order.ts';
import { forgetBillingAddress, forgetShippingAddress } from './remove-addresses.ts';
import { restore } from './restore-items.ts';
import { billTo } from './set-billing-address.ts';
import { deliverTo } from './set-shipping-address.ts';
import { chooseShippingMethod } from './set-shipping-method.ts';
import { keepFingerprint } from './store-fingerprint.ts';
import { judgeShippingAddress } from './validate-shipping-address.ts';

/** Everything between the cart and the paid order. */
export const checkoutHandlers: readonly AnyHandler[] = [
  keepFingerprint,
  chooseShippingMethod,
  showShippingMethods,
  deliverTo,
  forgetShippingAddress,
  judgeShippingAddress,
  billTo,
  forgetBillingAddress,
  prepare,
  place,
  endChallenge,
  restore,
];
