import { type Static, Type } from 'typebox';
import { lookStandings } from '../customers/look.ts';
import { oneOf } from '../kernel/nullable.ts';

/** What a customer may answer to a wish, or to a look that is under way. */
export const lookAnswers = ['allow', 'decline', 'end'] as const;

export type LookAnswer = (typeof lookAnswers)[number];

const uuid = '^[0-9a-fA-F-]{36}$';

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
