import type { AnyHandler } from '../kernel/handle.ts';
import { readOrder } from './read.ts';
import { readLinked } from './read-linked.ts';
import { readOfCart } from './read-of-cart.ts';

/** Orders, by whoever may see them. */
export const orderHandlers: readonly AnyHandler[] = [readOrder, readLinked, readOfCart];
