import type { AnyHandler } from '../kernel/handle.ts';
import { createHandoverHandler } from './create.ts';
import { readHandoverHandler } from './read.ts';
import { takeHandoverHandler } from './take.ts';

export const handoverHandlers: readonly AnyHandler[] = [
  createHandoverHandler,
  readHandoverHandler,
  takeHandoverHandler,
];
