import type { AnyHandler } from '../kernel/handle.ts';
import { listSavedFiltersHandler } from './list.ts';
import { removeSavedFilterHandler } from './remove.ts';
import { writeSavedFilterHandler } from './write.ts';

/** Search and filters of lists of the studio, under names. */
export const savedFilterHandlers: readonly AnyHandler[] = [
  listSavedFiltersHandler,
  writeSavedFilterHandler,
  removeSavedFilterHandler,
];
