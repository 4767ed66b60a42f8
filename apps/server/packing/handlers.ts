import type { AnyHandler } from '../kernel/handle.ts';
import { listToPackHandler } from './list.ts';

export const packingHandlers: readonly AnyHandler[] = [listToPackHandler];
