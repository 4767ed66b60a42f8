import { readPageHandler } from '../content/read-page.ts';
import type { AnyHandler } from '../kernel/handle.ts';
import { searchProductsHandler } from '../search/search-products.ts';
import { suggestHandler } from '../search/suggest.ts';
import { listCategoryHandler } from './list-category.ts';
import { readCardsHandler } from './read-cards.ts';
import { readInventoryHandler } from './read-inventory.ts';
import { readNavigationHandler } from './read-navigation.ts';
import { readProductHandler } from './read-product.ts';

/** Reading side of catalogue, search and content. */
export const catalogueHandlers: readonly AnyHandler[] = [
  readProductHandler,
  readInventoryHandler,
  listCategoryHandler,
  readCardsHandler,
  readNavigationHandler,
  searchProductsHandler,
  suggestHandler,
  readPageHandler,
];
