import type { AnyHandler } from '../kernel/handle.ts';
import { findStockHandler } from './find.ts';
import { listStockPlacesHandler } from './list-places.ts';

/** What is where. */
export const stockHandlers: readonly AnyHandler[] = [findStockHandler, listStockPlacesHandler];
