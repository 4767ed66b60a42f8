import type { AnyHandler } from '../kernel/handle.ts';
import { addInstrumentHandler } from './add-instrument.ts';
import { listPaymentMethodsHandler } from './list-methods.ts';
import { openPaymentSessionHandler } from './open-session.ts';
import { removeInstrumentHandler } from './remove-instrument.ts';

/** What a cart is paid with. */
export const paymentHandlers: readonly AnyHandler[] = [
  addInstrumentHandler,
  listPaymentMethodsHandler,
  openPaymentSessionHandler,
  removeInstrumentHandler,
];
