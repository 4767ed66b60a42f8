import type { AnyHandler } from '../kernel/handle.ts';
import { answerLookHandler } from './answer.ts';
import { askForLookHandler } from './ask.ts';
import { endLookHandler } from './end.ts';
import { listOwnLooksHandler } from './list-own.ts';
import { openLookHandler } from './open.ts';

/** Seeing the shop as a customer: staff ask, the customer answers, and whoever has asked looks. */
export const lookHandlers: readonly AnyHandler[] = [
  askForLookHandler,
  openLookHandler,
  endLookHandler,
  listOwnLooksHandler,
  answerLookHandler,
];
