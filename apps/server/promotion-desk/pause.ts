import { pauseDeskPromotion } from '@eyelet/contracts/promotion-desk/pause.ts';
import { handle } from '../kernel/handle.ts';
import { changePromotion } from './change.ts';

/** Pauses a promotion, whatever its version. */
export const pauseDeskPromotionHandler = handle(pauseDeskPromotion, (context, { params }) =>
  changePromotion(context, pauseDeskPromotion, params.promotionId, (before) => ({ ...before, enabled: false })),
);
