import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** What has become of a look at the shop as a customer; `lapsed` where nobody has answered or opened it in time. */
export const lookStandings = ['asked', 'allowed', 'open', 'declined', 'ended', 'lapsed'] as const;

export type LookStanding = (typeof lookStandings)[number];

const instant = Type.String({ format: 'date-time' });

/** A look at the shop as a customer, as staff see it on the page of the customer. */
export const lookSchema = Type.Object({
  lookId: Type.String(),
  standing: oneOf(lookStandings),
  reason: Type.String({ description: 'As the customer has read it.' }),
  askedBy: Type.String(),
  askedAt: instant,
  answeredAt: nullable(instant),
  openedAt: nullable(instant),
  endedAt: nullable(Type.String({ format: 'date-time', description: 'When it has ended, or ends by itself.' })),
  until: nullable(
    Type.String({ format: 'date-time', description: 'Until when it can be answered or opened, or is open.' }),
  ),
  isOwn: Type.Boolean({ description: 'Whether the caller has asked for it; nobody else opens it.' }),
});

export type Look = Static<typeof lookSchema>;
