import type { AnyHandler } from '../kernel/handle.ts';
import { readTimeHandler } from './read.ts';

/** The time of the shop. */
export const timeHandlers: readonly AnyHandler[] = [readTimeHandler];
