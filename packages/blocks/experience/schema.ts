import { type Static, Type } from 'typebox';
import { heldBlockShape } from '../held-blocks.ts';
import { sharedMembers } from '../shared/shape.ts';
import { strictObject } from '../strict-object.ts';

const idShape = Type.String({ pattern: '^[A-Za-z0-9._-]{1,60}$', maxLength: 60 });
const weightShape = Type.Integer({ minimum: 0, maximum: 100 });

/** An experiment (B3.2.12): the baselines, or the blocks of the variant that the engine decides on. Weights are 1 by default. */
export const experienceSchema = strictObject({
  name: sharedMembers.name,
  experienceId: idShape,
  baselines: Type.Array(heldBlockShape, { maxItems: 20 }),
  baselineWeight: Type.Optional(weightShape),
  variants: Type.Array(
    strictObject({
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
      variantId: idShape,
      weight: Type.Optional(weightShape),
      targets: Type.Array(heldBlockShape, { maxItems: 20 }),
    }),
    { maxItems: 10 },
  ),
  trackingEvent: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
});

export type Experience = Static<typeof experienceSchema>;
