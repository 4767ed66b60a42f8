import type { AnyHandler } from '../kernel/handle.ts';
import { addReturnPicturesHandler } from './add-pictures.ts';
import { createReturnLabelHandler } from './create-label.ts';
import { listReturnItemsHandler } from './list-items.ts';
import { readReturnLabelHandler } from './read-label.ts';
import { withdrawExchangeHandler } from './withdraw-exchange.ts';

export const returnHandlers: readonly AnyHandler[] = [
  listReturnItemsHandler,
  createReturnLabelHandler,
  readReturnLabelHandler,
  withdrawExchangeHandler,
  addReturnPicturesHandler,
];
