import { insertCart, openCartOf } from '@eyelet/db/cart/cart.ts';
import { readOpenCart } from '@eyelet/db/cart/hand-over.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { endSessions, findByRefresh, type PresentedToken, replaceRefresh } from '@eyelet/db/sessions/session.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { copyOfLines } from '@eyelet/domain/cart/merge-carts.ts';
import type { Context } from '../kernel/context.ts';
import { hashOf } from '../kernel/secrets.ts';
import type { Session } from '../kernel/session.ts';
import { type Begun, beginSession, sessionEnd } from './begin-session.ts';

/** Milliseconds that a replaced refresh token still returns its successor, as several tabs renew at once. */
export const graceMs = 30_000;

export type Renewed = Begun & Readonly<{ basketId: string | null }>;

/**
 * The caller's session where access and refresh token are both still valid, so that nothing is replaced: a visitor who
 * leaves a page before it arrives would never receive the new token.
 */
export async function currentSession(context: Context, sent: string): Promise<Renewed | undefined> {
  const { session, shop } = context;
  if (!session) return undefined;
  const found = await findByRefresh(shop.database.db, hashOf(sent));
  if (found?.id !== session.id || found.replaced_at !== null || !isAlive(found, context.now)) return undefined;
  const basketId = (await openCartOf(shop.database.db, session.consumerNo)) ?? null;
  return { session, refreshToken: sent, basketId };
}

/**
 * Renews a session. Calls that race with the same refresh token all get the same successor: the later of two shows a
 * token that was just replaced. A token that was replaced longer ago counts as stolen, and its session ends. Undefined
 * when there is no session to renew.
 */
export async function renewSession(context: Context, sent: string): Promise<Renewed | undefined> {
  const { database } = context.shop;
  const old = hashOf(sent);
  const found = await findByRefresh(database.db, old);
  if (!found || !isAlive(found, context.now)) return undefined;
  if (found.replaced_at && context.now.getTime() - found.replaced_at.getTime() > graceMs) {
    const ended = await endSessions(database.db, { id: found.id }, 'token-reused', context.now);
    context.shop.endedSessions.add(ended, 'token-reused');
    context.shop.events.tokenReused({ sessionId: found.id });
    return undefined;
  }
  const refreshToken = context.shop.sessions.successorOf(sent);
  const session = sessionOf(found);
  await transact(database.db, (tx) =>
    replaceRefresh(tx, found.id, { old, new: hashOf(refreshToken) }, context.now, sessionEnd(session, context.now)),
  );
  const basketId = (await openCartOf(database.db, session.consumerNo)) ?? null;
  return { session, refreshToken, basketId };
}

/**
 * Begins a session of a new guest. If the guest's last session expired unused, the lines of its cart are kept, and
 * nothing personal. A session that was ended passes nothing on: its token may be stolen, and its owner may still use
 * the cart. Nor does that of a store associate, whose device is used by others.
 */
export async function beginGuest(context: Context, sent: string | undefined): Promise<Renewed> {
  const { database } = context.shop;
  const last = sent === undefined ? undefined : await findByRefresh(database.db, hashOf(sent));
  const ranOut = last !== undefined && last.ended_at === null && last.replaced_at === null && !last.associate;
  const cart = ranOut ? await readOpenCart<CartDocument>(database.db, last.consumer_no) : undefined;
  const guest = { consumerNo: context.newId(), consumerType: 'GUEST', isAssociate: false } as const;
  const begun = await beginSession(database.db, guest, context);
  if (!cart || cart.document.lines.length === 0) return { ...begun, isNewGuest: true, basketId: null };
  const basketId = context.newId();
  await insertCart(database.pool, basketId, begun.session.consumerNo, copyOfLines(cart), context.now);
  return { ...begun, isNewGuest: true, basketId };
}

function isAlive(found: PresentedToken, now: Date): boolean {
  return found.ended_at === null && found.expires_at.getTime() > now.getTime();
}

function sessionOf(found: PresentedToken): Session {
  return {
    id: found.id,
    consumerNo: found.consumer_no,
    consumerType: found.consumer_type as Session['consumerType'],
    isAssociate: found.associate,
  };
}
