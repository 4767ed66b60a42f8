import type { AnyHandler } from '../kernel/handle.ts';
import { listSavedItemsHandler } from './list.ts';
import { removeSavedItemHandler } from './remove.ts';
import { saveForLaterHandler } from './save.ts';
import { updateSavedItemsHandler } from './update.ts';

/** Items that shoppers save for later. */
export const savedItemHandlers: readonly AnyHandler[] = [
  listSavedItemsHandler,
  removeSavedItemHandler,
  saveForLaterHandler,
  updateSavedItemsHandler,
];
