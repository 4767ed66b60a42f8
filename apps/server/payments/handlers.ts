import type { AnyHandler } from '../kernel/handle.ts';
import { attachInstrument } from './add-instrument.ts';
import { showPaymentMethods } from './list-methods.ts';
import { openSession } from './open-session.ts';
import { detachInstrument } from './remove-instrument.ts';

/** What a cart is paid with. */
export const paymentHandlers: readonly AnyHandler[] = [
  showPaymentMethods,
  openSession,
  attachInstrument,
  detachInstrument,
];
