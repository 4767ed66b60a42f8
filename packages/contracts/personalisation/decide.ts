import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { brandParams, idShape, visitorIdShape } from './engine.ts';

const weight = Type.Integer({ minimum: 0, maximum: 100 });

/** An experience as the page has it, so that a decision always fits what the page can show. */
export const decidedExperienceSchema = Type.Object({
  experienceId: idShape,
  baselineWeight: weight,
  variants: Type.Array(Type.Object({ variantId: idShape, weight }), { maxItems: 10 }),
});

export const decisionSchema = Type.Object({
  experienceId: Type.String(),
  variantId: nullable(Type.String({ description: 'Null: the baseline.' })),
});

/**
 * Decides which variants a visitor sees (C7.133): the same one always gets the same. Without targeting consent, and in EMEA
 * outside of a preview, there are no decisions (C6.19 to C6.21).
 */
export const decide = operation({
  id: 'personalisation.decide',
  method: 'POST',
  path: '/api/engine/v1/decide/{brand}',
  summary: 'Decide on variants of experiences',
  callers: 'anyone',
  params: brandParams,
  body: Type.Object({
    visitorId: visitorIdShape,
    consent: Type.Boolean({ description: 'Whether the category C0004 is allowed.' }),
    experiences: Type.Array(decidedExperienceSchema, { maxItems: 50 }),
  }),
  response: Type.Object({ decisions: Type.Array(decisionSchema) }),
  refusals: [],
});

export type DecidedExperience = Static<typeof decidedExperienceSchema>;
export type Decision = Static<typeof decisionSchema>;
