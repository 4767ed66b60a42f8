import type { AnyHandler } from '../kernel/handle.ts';
import { readHomeHandler } from './read.ts';

/** What staff see first. */
export const homeHandlers: readonly AnyHandler[] = [readHomeHandler];
