import type { AnyHandler } from '../kernel/handle.ts';
import { endLabelHandler } from './end-label.ts';
import { listToPackHandler } from './list.ts';
import { makeLabelHandler } from './make-label.ts';
import { placeMissingHandler } from './place-missing.ts';
import { printBorderDeclarationHandler } from './print-border-declaration.ts';
import { printDeliveryNoteHandler } from './print-delivery-note.ts';
import { printGiftCardsHandler } from './print-gift-cards.ts';
import { printGiftReceiptHandler } from './print-gift-receipt.ts';
import { printLabelHandler } from './print-label.ts';
import { reportMissingHandler } from './report-missing.ts';

export const packingHandlers: readonly AnyHandler[] = [
  listToPackHandler,
  printDeliveryNoteHandler,
  printGiftReceiptHandler,
  printBorderDeclarationHandler,
  printGiftCardsHandler,
  makeLabelHandler,
  printLabelHandler,
  endLabelHandler,
  reportMissingHandler,
  placeMissingHandler,
];
