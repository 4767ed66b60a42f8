import type { AnyHandler } from '../kernel/handle.ts';
import { listPromotionsHandler } from './list.ts';
import { listOwnPricesHandler } from './list-own-prices.ts';

export const promotionHandlers: readonly AnyHandler[] = [listPromotionsHandler, listOwnPricesHandler];
