import type { AnyHandler } from '../kernel/handle.ts';
import { cancelDeskOrderHandler } from './cancel.ts';
import { listDeskOrdersHandler } from './list.ts';
import { readDeskOrderHandler } from './read.ts';
import { recordShipmentStepHandler } from './record-step.ts';

/** The desk at which staff see orders and record how far they are. */
export const orderDeskHandlers: readonly AnyHandler[] = [
  listDeskOrdersHandler,
  readDeskOrderHandler,
  recordShipmentStepHandler,
  cancelDeskOrderHandler,
];
