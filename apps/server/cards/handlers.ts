import type { AnyHandler } from '../kernel/handle.ts';
import { changeCardHandler } from './change.ts';
import { listCardsHandler } from './list.ts';
import { removeCardHandler } from './remove.ts';
import { saveCardHandler } from './save.ts';

/** Cards that consumers keep. */
export const cardHandlers: readonly AnyHandler[] = [
  changeCardHandler,
  listCardsHandler,
  removeCardHandler,
  saveCardHandler,
];
