import { pauseDeskPromotion } from '@eyelet/contracts/promotion-desk/pause.ts';
import { handle } from '../kernel/handle.ts';
import { changePromotion } from './change.ts';

/** Switches a promotion off, whoever else is changing it. */
export const pauseDeskPromotionHandler = handle(pauseDeskPromotion, (context, { params }) =>
  changePromotion(context, pauseDeskPromotion, params.promotionId, (before) => ({ ...before, enabled: false })),
);
