import type { AnyHandler } from '../kernel/handle.ts';
import { readPageHandler } from './read-page.ts';

/** Content pages. */
export const contentHandlers: readonly AnyHandler[] = [readPageHandler];
