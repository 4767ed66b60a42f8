import type { AnyHandler } from '../kernel/handle.ts';
import { addInstrumentHandler } from './add-instrument.ts';
import { applyRewardHandler } from './apply-reward.ts';
import { listPaymentMethodsHandler } from './list-methods.ts';
import { openPaymentSessionHandler } from './open-session.ts';
import { removeInstrumentHandler } from './remove-instrument.ts';

export const paymentHandlers: readonly AnyHandler[] = [
  addInstrumentHandler,
  applyRewardHandler,
  listPaymentMethodsHandler,
  openPaymentSessionHandler,
  removeInstrumentHandler,
];
