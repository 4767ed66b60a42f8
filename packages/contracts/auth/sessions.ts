import { type Static, Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** One place where the consumer is signed in. */
export const sessionSchema = Type.Object({
  sessionId: Type.String(),
  current: Type.Boolean({ description: 'Whether it is the one that asks.' }),
  device: Type.String({ description: 'Browser and system in words, such as `Firefox on Linux`; empty when unknown.' }),
  place: Type.String({ description: 'Where the sign-in came from, as far as it is known; empty when it is not.' }),
  signedInAt: Type.String({ format: 'date-time' }),
  lastUsedAt: Type.String({ format: 'date-time' }),
});

export type SignedInSession = Static<typeof sessionSchema>;

const sessions = Type.Object({ sessions: Type.Array(sessionSchema) });

/** Where the consumer is signed in, the asking session first. */
export const listSessions = operation({
  id: 'auth.listSessions',
  method: 'GET',
  path: '/consumers-v3/consumer/sessions',
  summary: 'List the sessions of the consumer',
  callers: 'registered',
  response: sessions,
  refusals: [],
});

/** Signs out one session, or with the id `others` all but the asking one; answers what is left. */
export const endSession = operation({
  id: 'auth.endSession',
  method: 'DELETE',
  path: '/consumers-v3/consumer/sessions/{sessionId}',
  summary: 'Sign out a session, or `others`',
  callers: 'registered',
  params: Type.Object({ sessionId: Type.String({ maxLength: 64 }) }),
  response: sessions,
  refusals: ['API404'],
});
