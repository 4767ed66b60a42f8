import { jwtVerify, SignJWT } from 'jose';
import type { ConsumerType, Session } from '../kernel/context.ts';

export type Sessions = Readonly<{
  /** A signed access token for a session; carries no personal data. */
  issue: (session: Session, now: Date, lifeSeconds: number) => Promise<string>;
  /** The session of a token, or undefined when it is forged, malformed or expired: never an error for the caller. */
  read: (token: string, now: Date) => Promise<Session | undefined>;
}>;

/** Signs and reads access tokens with one key that all processes share. */
export function createSessions(secret: string): Sessions {
  const key = new TextEncoder().encode(secret);
  return {
    issue: (session, now, lifeSeconds) =>
      new SignJWT({ no: session.consumerNo, type: session.consumerType })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(session.id)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + lifeSeconds * 1000))
        .sign(key),
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now });
        const { sub, no, type } = payload;
        if (typeof sub !== 'string' || typeof no !== 'string' || typeof type !== 'string') return undefined;
        return { id: sub, consumerNo: no, consumerType: type as ConsumerType };
      } catch {
        return undefined;
      }
    },
  };
}
