import type { AnyHandler } from '../kernel/handle.ts';
import { readTimeHandler } from './read.ts';

export const timeHandlers: readonly AnyHandler[] = [readTimeHandler];
