import type { AnyHandler } from '../kernel/handle.ts';
import { listPopularTermsHandler } from './list-popular.ts';
import { searchProductsHandler } from './search-products.ts';
import { suggestHandler } from './suggest.ts';

/** Searching the catalogue. */
export const searchHandlers: readonly AnyHandler[] = [searchProductsHandler, suggestHandler, listPopularTermsHandler];
