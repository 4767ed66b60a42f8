import { createHash, randomBytes } from 'node:crypto';
import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { openCartOf } from '@eyelet/db/cart/cart.ts';
import { extendSession, insertSession, type SessionRow, sessionByRefresh } from '@eyelet/db/sessions/session.ts';
import type { Context, Session } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { accessCookie, refreshCookie } from '../kernel/request-context.ts';
import { refreshSeconds } from './sessions.ts';

/**
 * Gives a guest token (C7.09). A refresh token is good for many renewals, so tabs that renew at once do not lock each
 * other out; it is kept as a hash only.
 */
export const giveToken = handle(token, async (_, context) => {
  const { db } = context.shop.database;
  const sent = context.refreshToken;
  const known = sent ? await sessionByRefresh(db, hashOf(sent), context.now) : undefined;
  const expires = new Date(context.now.getTime() + refreshSeconds * 1000);
  if (known && sent) {
    await extendSession(db, known.id, expires);
    return announce(context, sessionOf(known), sent, (await openCartOf(db, known.consumer_no)) ?? null);
  }
  const refresh = randomBytes(32).toString('base64url');
  const session: Session = { id: context.newId(), consumerNo: context.newId(), consumerType: 'GUEST' };
  await insertSession(db, {
    id: session.id,
    consumer_no: session.consumerNo,
    consumer_type: session.consumerType,
    refresh_hash: hashOf(refresh),
    created_at: context.now,
    expires_at: expires,
  });
  return announce(context, session, refresh, null);
});

async function announce(
  context: Context,
  session: Session,
  refreshToken: string,
  basketId: string | null,
): Promise<AuthData> {
  const access = await context.shop.sessions.sign(session, context.now);
  context.outgoing.cookies.push(
    { name: accessCookie, value: access, maxAgeSeconds: refreshSeconds },
    { name: refreshCookie, value: refreshToken, maxAgeSeconds: refreshSeconds },
  );
  return {
    consumerNo: session.consumerNo,
    consumerType: session.consumerType,
    memberId: null,
    refreshToken,
    basketId,
    favorites: { favoriteId: null, favStoreId: null },
    isEmployeeDiscountTCAccepted: false,
  };
}

function sessionOf(row: SessionRow): Session {
  return { id: row.id, consumerNo: row.consumer_no, consumerType: row.consumer_type as Session['consumerType'] };
}

function hashOf(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest();
}
