import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

/** A fact that a consumer could not handle and that is no longer retried, as the studio shows it. */
export const followUpSchema = Type.Object({
  consumer: Type.String(),
  eventId: Type.Integer(),
  name: Type.String({ description: 'Kind of the fact.' }),
  subject: Type.String({ description: 'What it is about, such as the number of an order.' }),
  payload: Type.Record(Type.String(), Type.Unknown()),
  happenedAt: Type.String({ format: 'date-time' }),
  failedAt: Type.String({ format: 'date-time', description: 'When it was given up.' }),
  attempts: Type.Integer(),
  error: Type.String({ description: 'Why the last attempt failed.' }),
  correlationId: nullable(Type.String({ description: 'Id of the call that caused it.' })),
});

export type FollowUp = Static<typeof followUpSchema>;
