import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

/** A code of a promotion, with how often it was used. */
export const deskCodeSchema = Type.Object({
  code: Type.String(),
  enabled: Type.Boolean(),
  startsAt: nullable(Type.String()),
  endsAt: nullable(Type.String()),
  mostUses: nullable(Type.Integer()),
  mostUsesEach: nullable(Type.Integer()),
  shown: Type.Boolean({ description: 'On the page of the promotions.' }),
  forMembers: Type.Boolean(),
  used: Type.Integer({ description: 'Including orders that are being placed.' }),
});

export type DeskCode = Static<typeof deskCodeSchema>;
