import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** What has become of a look at the shop as a customer; `lapsed` where nobody has answered or opened it in time. */
export const lookStandings = ['asked', 'allowed', 'open', 'declined', 'ended', 'lapsed'] as const;

/** What a customer may answer to a wish, or to a look that is under way. */
export const lookAnswers = ['allow', 'decline', 'end'] as const;

export type LookStanding = (typeof lookStandings)[number];
export type LookAnswer = (typeof lookAnswers)[number];

const instant = Type.String({ format: 'date-time' });
const uuid = '^[0-9a-fA-F-]{36}$';

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

export const lookParams = Type.Object({
  consumerNo: Type.String({ maxLength: 64 }),
  lookId: Type.String({ pattern: uuid, description: 'A UUID made by whoever asks for it.' }),
});

/** The looks at an account as its owner reads them, in the language of the call. */
export const ownLooksSchema = Type.Object({
  title: Type.String(),
  note: Type.String(),
  looks: Type.Array(
    Type.Object({
      lookId: Type.String(),
      standing: oneOf(lookStandings),
      text: Type.String({ description: 'Who, and what has become of it.' }),
      reason: Type.String(),
      steps: Type.Array(Type.String(), { description: 'What has happened, with its time, the first step first.' }),
      answers: Type.Array(Type.Object({ answer: oneOf(lookAnswers), label: Type.String() })),
    }),
  ),
});

export type OwnLooks = Static<typeof ownLooksSchema>;
