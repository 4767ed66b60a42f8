import type { AnyHandler } from '../kernel/handle.ts';
import { listToPackHandler } from './list.ts';
import { printDeliveryNoteHandler } from './print-delivery-note.ts';
import { printGiftCardsHandler } from './print-gift-cards.ts';

export const packingHandlers: readonly AnyHandler[] = [
  listToPackHandler,
  printDeliveryNoteHandler,
  printGiftCardsHandler,
];
