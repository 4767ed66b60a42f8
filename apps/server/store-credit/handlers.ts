import type { AnyHandler } from '../kernel/handle.ts';
import { readStoreCreditHandler } from './read.ts';

/** Money that consumers have with the shop. */
export const storeCreditHandlers: readonly AnyHandler[] = [readStoreCreditHandler];
