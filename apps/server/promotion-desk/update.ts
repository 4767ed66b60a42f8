import { updateDeskPromotion } from '@eyelet/contracts/promotion-desk/update.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { changePromotion } from './change.ts';
import { writtenPromotion } from './written.ts';

/** Changes a promotion of the version that the caller has seen; whether it is paused stays as it is. */
export const updateDeskPromotionHandler = handle(updateDeskPromotion, async (context, { params, body }) => {
  const { version, ...members } = body;
  const written = writtenPromotion(context, params.promotionId, members);
  if (written instanceof Refusal) return written;
  const change = ({ enabled }: Readonly<{ enabled: boolean }>) => ({ ...written, enabled });
  return changePromotion(context, updateDeskPromotion, params.promotionId, change, version);
});
