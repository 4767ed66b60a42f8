import type { AnyHandler } from '../kernel/handle.ts';
import { readPageHandler } from './read-page.ts';

/** Pages that people of the shop write. */
export const contentHandlers: readonly AnyHandler[] = [readPageHandler];
