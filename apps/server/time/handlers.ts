import type { AnyHandler } from '../kernel/handle.ts';
import { showTime } from './read-time.ts';

/** The time of the shop. */
export const timeHandlers: readonly AnyHandler[] = [showTime];
