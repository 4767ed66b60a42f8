import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { promotionStates } from './promotion.ts';

const times = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** The members of a code that staff set. */
export const codeMembers = {
  enabled: Type.Boolean(),
  startsAt: nullable(Type.String({ format: 'date-time' })),
  endsAt: nullable(Type.String({ format: 'date-time', description: 'Exclusive.' })),
  mostUses: nullable(times),
  mostUsesEach: nullable(times),
  shown: Type.Boolean({ description: 'On the page of the promotions.' }),
};

/** A code of a promotion with its uses. */
export const deskCodeSchema = Type.Object({
  code: Type.String(),
  version: Type.Integer(),
  ...codeMembers,
  state: oneOf(promotionStates, 'By itself, whatever its promotion.'),
  forMembers: Type.Boolean(),
  used: Type.Integer({ description: 'Including orders that are being placed.' }),
});

export type DeskCode = Static<typeof deskCodeSchema>;
