import type { AnyHandler } from '../kernel/handle.ts';
import { showTime } from './read.ts';

/** The time of the shop. */
export const timeHandlers: readonly AnyHandler[] = [showTime];
