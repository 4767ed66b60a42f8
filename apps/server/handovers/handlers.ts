import type { AnyHandler } from '../kernel/handle.ts';
import { createHandoverHandler } from './create.ts';
import { readHandoverHandler } from './read.ts';
import { takeHandoverHandler } from './take.ts';

/** Carts that go from a till to a shopper's phone, and back. */
export const handoverHandlers: readonly AnyHandler[] = [
  createHandoverHandler,
  readHandoverHandler,
  takeHandoverHandler,
];
