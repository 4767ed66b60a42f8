import { showCountries } from '../addresses/list-countries.ts';
import { showCountryRules } from '../addresses/read-country-rules.ts';
import { add } from '../cart/add-item.ts';
import { moveToStore } from '../cart/change-store.ts';
import { create } from '../cart/create.ts';
import { createWithItem } from '../cart/create-with-item.ts';
import { read } from '../cart/read.ts';
import { forget } from '../cart/remove.ts';
import { remove } from '../cart/remove-item.ts';
import { reserve } from '../cart/reserve-with-item.ts';
import { update } from '../cart/update-item.ts';
import type { AnyHandler } from '../kernel/handle.ts';
import { readOrder } from '../orders/read.ts';
import { readLinked } from '../orders/read-linked.ts';
import { attachInstrument } from '../payments/add-instrument.ts';
import { showPaymentMethods } from '../payments/list-methods.ts';
import { openSession } from '../payments/open-session.ts';
import { detachInstrument } from '../payments/remove-instrument.ts';
import { endChallenge } from './finish-challenge.ts';
import { showShippingMethods } from './list-shipping-methods.ts';
import { place } from './place-order.ts';
import { prepare } from './prepare-order.ts';
import { readOfCart } from './read-order-of-cart.ts';
import { forgetBillingAddress, forgetShippingAddress } from './remove-addresses.ts';
import { restore } from './restore-items.ts';
import { billTo } from './set-billing-address.ts';
import { deliverTo } from './set-shipping-address.ts';
import { chooseShippingMethod } from './set-shipping-method.ts';
import { keepFingerprint } from './store-fingerprint.ts';
import { judgeShippingAddress } from './validate-shipping-address.ts';

/** Everything between the first line of a cart and the paid order. */
export const checkoutHandlers: readonly AnyHandler[] = [
  create,
  createWithItem,
  read,
  add,
  update,
  remove,
  forget,
  moveToStore,
  reserve,
  keepFingerprint,
  chooseShippingMethod,
  showShippingMethods,
  deliverTo,
  forgetShippingAddress,
  judgeShippingAddress,
  billTo,
  forgetBillingAddress,
  showPaymentMethods,
  openSession,
  attachInstrument,
  detachInstrument,
  prepare,
  place,
  endChallenge,
  restore,
  readOrder,
  readLinked,
  readOfCart,
  showCountries,
  showCountryRules,
];
