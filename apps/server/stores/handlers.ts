import type { AnyHandler } from '../kernel/handle.ts';
import { findCollectionPointsHandler } from './find-collection-points.ts';
import { readStoreHandler } from './read-store.ts';
import { searchStoresHandler } from './search-stores.ts';

/** Stores and collection points. */
export const storeHandlers: readonly AnyHandler[] = [
  searchStoresHandler,
  readStoreHandler,
  findCollectionPointsHandler,
];
