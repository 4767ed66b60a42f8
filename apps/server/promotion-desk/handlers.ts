import type { AnyHandler } from '../kernel/handle.ts';
import { listDeskPromotionsHandler } from './list.ts';
import { listPromotionCodesHandler } from './list-codes.ts';
import { readDeskPromotionHandler } from './read.ts';
import { readPromotionResultsHandler } from './read-results.ts';

/** The desk at which staff look after promotions. */
export const promotionDeskHandlers: readonly AnyHandler[] = [
  listDeskPromotionsHandler,
  readDeskPromotionHandler,
  readPromotionResultsHandler,
  listPromotionCodesHandler,
];
