import { createHash } from 'node:crypto';
import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import type { token } from '@eyelet/contracts/auth/token.ts';
import type { InputOf, RefusalOf } from '@eyelet/contracts/kernel/operation.ts';
import { giveOrder } from '@eyelet/db/cart/hand-over.ts';
import { findConsumer, giveFavStore, lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import { lockCode, markCodeUsed } from '@eyelet/db/credentials/authorization-code.ts';
import type { Reader, Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { associateOf, endSessions, findByRefresh } from '@eyelet/db/sessions/session.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { rememberBrowser } from '../credentials/known-device.ts';
import { recordNewDevice } from '../credentials/security-facts.ts';
import type { Context, Cookie } from '../kernel/context.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { hashOf } from '../kernel/secrets.ts';
import type { Session } from '../kernel/session.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { storeNamed } from '../store-sessions/store-named.ts';
import { type Worker, workplaceOf } from '../store-sessions/workplace.ts';
import { announceSession, type Begun, beginSession } from './begin-session.ts';
import { type MergedCart, mergeGuestCart } from './merge-guest-cart.ts';
import { mergeGuestLists } from './merge-guest-lists.ts';
import { noticesOf } from './merge-notices.ts';

type Body = InputOf<typeof token>['body'];
type Refused = Refusal<RefusalOf<typeof token>>;
type Present = Pick<Session, 'id' | 'consumerNo'> & Readonly<{ consumerType: string }>;

/**
 * Exchanges the code of a sign-in for a session (C4.28, C7.10). Code, session, cart and order are one transaction: when
 * several calls exchange the same code at once, one gets the session, and nothing is merged twice.
 */
export async function exchangeCode(context: Context, body: Body): Promise<AuthData | Refused> {
  const { database } = context.shop;
  const present = await presentOf(context);
  const guest = present?.consumerType === 'GUEST' ? present : undefined;
  const outcome = await transact(database.db, async (tx) => {
    const consumer = await consumerOfCode(tx, body, context);
    if (consumer instanceof Refusal) return consumer;
    await recordNewDevice(tx, consumer.consumerNo, context);
    const begun = await beginSession(tx, consumer, context);
    const device = await rememberBrowser(tx, consumer.consumerNo, context);
    const cart = await takeAlong(tx, body, guest, consumer, context);
    // A new sign-in, even as another consumer, would otherwise leave a session that is never ended.
    if (present) await endSessions(tx, { id: present.id }, 'signed-in', context.now);
    return { begun, device, cart };
  });
  if (outcome instanceof Refusal) return outcome;
  const { begun, device, cart }: { begun: Begun; device: Cookie; cart: MergedCart } = outcome;
  context.outgoing.cookies.push(device);
  if (present) context.shop.endedSessions.add([present.id], 'signed-in');
  wakeAnnouncer(database);
  context.shop.events.signedIn({ consumerType: begun.session.consumerType });
  const auth = await announceSession(context, begun, cart.basketId);
  return { ...auth, notices: noticesOf(context, cart.brought) };
}

/** The consumer of a code, now used; a code is valid once, until it expires, and only with its verifier. */
async function consumerOfCode(tx: Reader, body: Body, context: Context): Promise<Omit<Session, 'id'> | Refused> {
  const { now } = context;
  const codeHash = hashOf(body.authorizationCode ?? '');
  const code = await lockCode(tx, codeHash);
  if (!code || code.code_challenge !== challengeOf(body.codeVerifier ?? '')) return refuse('AUT437');
  if (code.used_at !== null) return refuse('AUT409');
  if (code.expires_at.getTime() <= now.getTime()) return refuse('AUT437');
  const consumer = await lockConsumer(tx, code.consumer_id);
  if (!consumer) return refuse('AUT404');
  // Blocked since the code was given: the session that it stands for must not begin.
  if (code.associate && consumer.till_blocked) return refuse('AUT437');
  await markCodeUsed(tx, codeHash, now);
  const isAssociate = code.associate || (await keepsStoreSession(tx, body.st, consumer, context));
  return { consumerNo: consumer.id, consumerType: consumer.kind, isAssociate };
}

/**
 * Whether a sign-in keeps the store session of a store token: that session is open, and who signs in is an employee of
 * the same store (C7.12). Any other token is ignored.
 */
async function keepsStoreSession(
  tx: Reader,
  storeToken: string | undefined,
  consumer: Worker,
  context: Context,
): Promise<boolean> {
  const store = workplaceOf(context, consumer);
  if (storeToken === undefined || !store) return false;
  const sessionId = context.shop.sessions.sessionOfStoreToken(storeToken);
  const seller = sessionId === undefined ? undefined : await associateOf(tx, sessionId, context.now);
  return seller !== undefined && (await findConsumer(tx, seller))?.works_at === store.id;
}

/** The challenge of a PKCE verifier (RFC 7636 §4.6). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** The session that the new one replaces: by the access token, or by the refresh token when that has expired. */
async function presentOf({ session, refreshToken, shop }: Context): Promise<Present | undefined> {
  if (session || refreshToken === undefined) return session;
  const found = await findByRefresh(shop.database.db, hashOf(refreshToken));
  return found && { id: found.id, consumerNo: found.consumer_no, consumerType: found.consumer_type };
}

/**
 * Moves the guest's cart, lists and preferred store to the account, and, from an order confirmation, the guest's order
 * (C7.11, C7.13).
 */
async function takeAlong(
  tx: Transaction<Tables>,
  body: Body,
  guest: Pick<Session, 'id' | 'consumerNo'> | undefined,
  { consumerNo, isAssociate }: Omit<Session, 'id'>,
  context: Context,
): Promise<MergedCart> {
  if (guest && body.orderNo) await giveOrder(tx, body.orderNo, guest.consumerNo, consumerNo);
  const wantsMerge = body.guestObjects !== undefined || body.action === 'postLogin';
  const cart = await mergeGuestCart(tx, wantsMerge ? guest?.consumerNo : undefined, consumerNo, context);
  if (!guest || !wantsMerge || isAssociate) return cart;
  await mergeGuestLists(tx, guest.consumerNo, consumerNo, context);
  const store = storeNamed(context, body.guestObjects?.favStoreId);
  if (store) await giveFavStore(tx, consumerNo, store.id);
  return cart;
}
