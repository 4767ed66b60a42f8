import type { AnyHandler } from '../kernel/handle.ts';
import { finishChallengeHandler } from './finish-challenge.ts';
import { listShippingMethodsHandler } from './list-shipping-methods.ts';
import { placeOrderHandler } from './place-order.ts';
import { prepareOrderHandler } from './prepare-order.ts';
import { removeBillingAddressHandler } from './remove-billing-address.ts';
import { removeShippingAddressHandler } from './remove-shipping-address.ts';
import { restoreItemsHandler } from './restore-items.ts';
import { setBillingAddressHandler } from './set-billing-address.ts';
import { setShippingAddressHandler } from './set-shipping-address.ts';
import { setShippingMethodHandler } from './set-shipping-method.ts';
import { storeFingerprintHandler } from './store-fingerprint.ts';
import { validateShippingAddressHandler } from './validate-shipping-address.ts';

/** Everything between the cart and the paid order. */
export const checkoutHandlers: readonly AnyHandler[] = [
  finishChallengeHandler,
  listShippingMethodsHandler,
  placeOrderHandler,
  prepareOrderHandler,
  removeBillingAddressHandler,
  removeShippingAddressHandler,
  restoreItemsHandler,
  setBillingAddressHandler,
  setShippingAddressHandler,
  setShippingMethodHandler,
  storeFingerprintHandler,
  validateShippingAddressHandler,
];
