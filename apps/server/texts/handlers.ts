import type { AnyHandler } from '../kernel/handle.ts';
import { changeTextHandler } from './change.ts';
import { listTextsHandler } from './list.ts';
import { readTextHandler } from './read.ts';
import { resetTextHandler } from './reset.ts';

/** The texts that shoppers read, as the people of the shop word them. */
export const textHandlers: readonly AnyHandler[] = [
  listTextsHandler,
  readTextHandler,
  changeTextHandler,
  resetTextHandler,
];
