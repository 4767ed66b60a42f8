import { type Static, Type } from 'typebox';

/** What has become of pieces that a place could not find. */
export const missingOutcomeSchema = Type.Object({
  moved: Type.Array(Type.Object({ placeId: Type.String(), name: Type.String(), qty: Type.Integer() }), {
    description: 'The places that supply them instead.',
  }),
  left: Type.Integer({ description: 'Pieces that no place has; the order desk settles them.' }),
});

export type MissingOutcome = Static<typeof missingOutcomeSchema>;

export const missingUpc = Type.String({ minLength: 1, maxLength: 40 });
