import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { brandParams, idShape, visitorIdShape } from './engine.ts';

export const experienceEventSchema = Type.Object({
  visitorId: visitorIdShape,
  kind: oneOf(['exposure', 'click'], 'Whether an experience was shown, or something in it clicked.'),
  experienceId: idShape,
  variantId: nullable(idShape),
  trackingEvent: Type.Optional(Type.String({ maxLength: 120 })),
});

/** Records that a visitor saw or clicked an experience (B4.2.23). Repeated, it counts once for each visitor and variant. */
export const recordExperienceEvent = operation({
  id: 'personalisation.recordEvent',
  method: 'POST',
  path: '/api/engine/v1/events/{brand}',
  summary: 'Record what became of a decision',
  callers: 'anyone',
  params: brandParams,
  body: experienceEventSchema,
  response: Type.Object({ recorded: Type.Boolean({ description: 'False in a preview.' }) }),
  refusals: [],
});

export type ExperienceEvent = Static<typeof experienceEventSchema>;
