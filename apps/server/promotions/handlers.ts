import type { AnyHandler } from '../kernel/handle.ts';
import { listPromotionsHandler } from './list.ts';

export const promotionHandlers: readonly AnyHandler[] = [listPromotionsHandler];
