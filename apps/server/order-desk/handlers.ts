import type { AnyHandler } from '../kernel/handle.ts';
import { cancelDeskOrderHandler } from './cancel.ts';
import { cancelDeskItemsHandler } from './cancel-items.ts';
import { changeDeliveryAddressHandler } from './change-address.ts';
import { changeOrderNoteHandler } from './change-note.ts';
import { collectOrderHandler } from './collect.ts';
import { handOverParcelHandler } from './hand-over-parcel.ts';
import { listDeskOrdersHandler } from './list.ts';
import { readDeskOrderHandler } from './read.ts';
import { readDeskReceiptHandler } from './read-receipt.ts';
import { readOrderTimelineHandler } from './read-timeline.ts';
import { recordShipmentStepHandler } from './record-step.ts';
import { removeOrderNoteHandler } from './remove-note.ts';
import { replaceDeskItemsHandler } from './replace-items.ts';
import { resendOrderMailHandler } from './resend-mail.ts';
import { writeOrderNoteHandler } from './write-note.ts';

export const orderDeskHandlers: readonly AnyHandler[] = [
  listDeskOrdersHandler,
  readDeskOrderHandler,
  readDeskReceiptHandler,
  recordShipmentStepHandler,
  collectOrderHandler,
  handOverParcelHandler,
  cancelDeskOrderHandler,
  cancelDeskItemsHandler,
  replaceDeskItemsHandler,
  readOrderTimelineHandler,
  writeOrderNoteHandler,
  changeOrderNoteHandler,
  removeOrderNoteHandler,
  resendOrderMailHandler,
  changeDeliveryAddressHandler,
];
