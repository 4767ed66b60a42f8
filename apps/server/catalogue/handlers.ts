import type { AnyHandler } from '../kernel/handle.ts';
import { listCategoryHandler } from './list-category.ts';
import { readCardsHandler } from './read-cards.ts';
import { readInventoryHandler } from './read-inventory.ts';
import { readNavigationHandler } from './read-navigation.ts';
import { readProductHandler } from './read-product.ts';

/** Products, their categories and their stock. */
export const catalogueHandlers: readonly AnyHandler[] = [
  listCategoryHandler,
  readCardsHandler,
  readInventoryHandler,
  readNavigationHandler,
  readProductHandler,
];
