import { createHmac, createSecretKey } from 'node:crypto';
import { storeSessionMs } from '@eyelet/domain/associates/store-session.ts';
import { jwtVerify } from 'jose';
import { cacheOf } from '../kernel/cache-of.ts';
import type { ConsumerType, Session, Sessions } from '../kernel/session.ts';
import { isSameSignature } from '../kernel/signature.ts';

/** Seconds for which an access token is valid; the caller renews it with the refresh token. */
export const accessSeconds = 30 * 60;
/** The same for store associates: their activity is recorded at each renewal. */
const associateAccessSeconds = 5 * 60;
/** Seconds that an unused session lives. */
export const refreshSeconds = 60 * 24 * 60 * 60;

type Kind = Pick<Session, 'isAssociate'>;

/** Seconds that an unused session lives; that of a store associate is on a device that others use (C2.41). */
export function unusedSeconds({ isAssociate }: Kind): number {
  return isAssociate ? storeSessionMs / 1000 : refreshSeconds;
}

const consumerTypes: readonly ConsumerType[] = ['GUEST', 'REGISTERED', 'EMPLOYEE'];

const header = Buffer.from(JSON.stringify({ alg: 'HS256' })).toString('base64url');

/** Signs and reads access tokens with one key. Verified tokens are remembered until they expire. */
export function createSessions(secret: string): Sessions {
  const key = createSecretKey(Buffer.from(secret));
  const storeMark = (sessionId: string) => createHmac('sha256', key).update(`store ${sessionId}`).digest('base64url');
  const verified = cacheOf<{ session: Session; expires: number }>(10_000);
  return {
    successorOf: (refreshToken) => createHmac('sha256', key).update(`refresh ${refreshToken}`).digest('base64url'),
    async read(accessToken, now) {
      const known = verified.get(accessToken);
      if (known) return known.expires > now.getTime() ? known.session : undefined;
      try {
        const { payload } = await jwtVerify(accessToken, key, { algorithms: ['HS256'], currentDate: now });
        const consumerType = consumerTypes.find((one) => one === payload.typ);
        if (typeof payload.sid !== 'string' || !payload.sub || !consumerType || !payload.exp) return undefined;
        const isAssociate = payload.asc === true;
        const storeId = isAssociate && typeof payload.sto === 'string' ? { storeId: payload.sto } : {};
        const session = { id: payload.sid, consumerNo: payload.sub, consumerType, isAssociate, ...storeId };
        verified.set(accessToken, { session, expires: payload.exp * 1000 });
        return session;
      } catch {
        return undefined;
      }
    },
    storeTokenOf: (sessionId) => `${sessionId}.${storeMark(sessionId)}`,
    sessionOfStoreToken(storeToken) {
      const [sessionId = '', mark = ''] = storeToken.split('.');
      return isSameSignature(mark, storeMark(sessionId)) ? sessionId : undefined;
    },
    async sign(session, now) {
      const expires = Math.floor(now.getTime() / 1000) + (session.isAssociate ? associateAccessSeconds : accessSeconds);
      const issued = Math.floor(now.getTime() / 1000);
      const claims = {
        ...{ sid: session.id, typ: session.consumerType, asc: session.isAssociate, sub: session.consumerNo },
        ...{ iat: issued, exp: expires },
        ...(session.storeId === undefined ? {} : { sto: session.storeId }),
      };
      const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
      // The library signs by WebCrypto, which takes ten times as long for a text this short.
      const token = `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
      verified.set(token, { session, expires: expires * 1000 });
      return token;
    },
  };
}
