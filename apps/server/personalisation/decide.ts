import { decide } from '@eyelet/contracts/personalisation/decide.ts';
import { everything, onlyRequired } from '@eyelet/domain/consent/consent.ts';
import { assignVariant } from '@eyelet/domain/personalisation/assign-variant.ts';
import { mayDecide } from '@eyelet/domain/personalisation/may-decide.ts';
import { handle } from '../kernel/handle.ts';
import { unitOf } from './unit-of.ts';

/** Decides without storing anything: a variant follows from who the visitor is (C7.133). */
export const decideHandler = handle(decide, ({ session, market, preview }, { body }) => {
  const choice = body.consent ? everything : onlyRequired;
  if (!mayDecide({ region: market.region, choice, isPreview: preview !== undefined })) return { decisions: [] };
  const unit = unitOf(session, body.visitorId);
  return {
    decisions: body.experiences.map((one) => ({
      experienceId: one.experienceId,
      variantId: assignVariant(unit, one),
    })),
  };
});
