import type { AnyHandler } from '../kernel/handle.ts';
import { findCollectionPointsHandler } from './find-collection-points.ts';
import { listStoresHandler } from './list.ts';
import { listStoreEmployeesHandler } from './list-employees.ts';
import { readStoreHandler } from './read.ts';
import { searchStoresHandler } from './search.ts';

/** Stores and collection points. */
export const storeHandlers: readonly AnyHandler[] = [
  findCollectionPointsHandler,
  listStoreEmployeesHandler,
  listStoresHandler,
  readStoreHandler,
  searchStoresHandler,
];
