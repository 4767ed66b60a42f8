import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { tierSchema } from '../loyalty/tier.ts';

/** Why staff give or take points. */
export const adjustmentReasons = ['goodwill', 'missing', 'mistake', 'fraud', 'other'] as const;

export const adjustmentStates = ['waiting', 'done', 'refused'] as const;

const instant = Type.String({ format: 'date-time' });

/** Points that somebody of the staff has given or taken, or wants to. */
export const adjustmentSchema = Type.Object({
  adjustmentId: Type.String(),
  points: Type.Integer({ description: 'Negative for taking them.' }),
  reason: oneOf(adjustmentReasons),
  note: Type.String(),
  state: oneOf(adjustmentStates),
  askedBy: Type.String({ description: 'Empty once they are deleted.' }),
  askedAt: instant,
  decidedBy: nullable(Type.String({ description: 'Who approved or refused it; null where nobody had to.' })),
  decidedAt: nullable(instant),
  isOwn: Type.Boolean({ description: 'Whether the caller has asked for it, and so cannot approve it.' }),
});

/** A member of the loyalty programme as a list of the studio has them. */
export const listedMemberSchema = Type.Object({
  consumerNo: Type.String(),
  memberId: Type.String(),
  name: Type.String(),
  email: Type.String(),
  locale: Type.String(),
  joinedAt: nullable(instant),
  points: Type.Integer(),
  tier: tierSchema,
  waiting: Type.Integer({ description: 'Adjustments that wait for approval.' }),
});

export const deskMemberSchema = Type.Object({
  ...listedMemberSchema.properties,
  pointsOwed: Type.Integer({ description: 'To be taken back, but spent already; the next points settle them.' }),
  earnedPoints: Type.Integer({ description: 'With orders of the last twelve months; they decide the tier.' }),
  nextTier: nullable(Type.Object({ tier: tierSchema, missingPoints: Type.Integer() })),
  expiresAt: nullable(instant),
  adjustAlone: Type.Integer({
    description: 'Points up to which nobody has to approve what one person does within a day.',
  }),
  adjustedAlone: Type.Integer({ description: 'By how much the caller has done so within the last day.' }),
  adjustments: Type.Array(adjustmentSchema, { description: 'The latest first; those that wait before the others.' }),
});

export type ListedMember = Static<typeof listedMemberSchema>;
export type DeskMember = Static<typeof deskMemberSchema>;
export type Adjustment = Static<typeof adjustmentSchema>;

export const memberParams = Type.Object({ consumerNo: Type.String({ maxLength: 64 }) });

export const adjustmentParams = Type.Object({
  ...memberParams.properties,
  adjustmentId: Type.String({ pattern: '^[0-9a-fA-F-]{36}$', description: 'A UUID made by whoever asks for it.' }),
});
