import { type Static, Type } from 'typebox';

/** A session of the consumer on one device. */
export const sessionSchema = Type.Object({
  sessionId: Type.String(),
  current: Type.Boolean({ description: 'Whether it is the caller’s session.' }),
  device: Type.String({ description: 'Browser and system, such as `Firefox, Linux`; empty when unknown.' }),
  place: Type.String({ description: 'Where the sign-in came from, as far as it is known; empty when it is not.' }),
  signedInAt: Type.String({ format: 'date-time' }),
  lastUsedAt: Type.String({ format: 'date-time' }),
});

export type SignedInSession = Static<typeof sessionSchema>;

export const sessions = Type.Object({ sessions: Type.Array(sessionSchema) });
