import type { AnyHandler } from '../kernel/handle.ts';
import { changeSendingStoreHandler } from './change-sending-store.ts';
import { findStockHandler } from './find.ts';
import { listStockPlacesHandler } from './list-places.ts';
import { listSendingStoresHandler } from './list-sending-stores.ts';
import { writeStockLevelsHandler } from './write-levels.ts';

/** What is where, also as outside systems write it, and which stores send it to homes. */
export const stockHandlers: readonly AnyHandler[] = [
  findStockHandler,
  listStockPlacesHandler,
  listSendingStoresHandler,
  changeSendingStoreHandler,
  writeStockLevelsHandler,
];
