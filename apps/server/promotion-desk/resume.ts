import { resumeDeskPromotion } from '@eyelet/contracts/promotion-desk/resume.ts';
import { handle } from '../kernel/handle.ts';
import { changePromotion } from './change.ts';

/** Resumes a paused promotion. */
export const resumeDeskPromotionHandler = handle(resumeDeskPromotion, (context, { params }) =>
  changePromotion(context, resumeDeskPromotion, params.promotionId, (before) => ({ ...before, enabled: true })),
);
