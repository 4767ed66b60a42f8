import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { type Consumer, findConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { listsOf } from '@eyelet/db/favorites/lists-of.ts';
import { insertSession } from '@eyelet/db/sessions/session.ts';
import { favStoreOf } from '../consumer/fav-store.ts';
import { deviceOf, placeOf } from '../credentials/device.ts';
import type { Context } from '../kernel/context.ts';
import { accessCookie, refreshCookie } from '../kernel/request-context.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';
import type { Session } from '../kernel/session.ts';
import { storeSessionOf } from '../store-sessions/store-session.ts';
import { unusedSeconds } from './sessions.ts';

/** A session with the token that renews it. */
export type Begun = Readonly<{
  session: Session;
  refreshToken: string;
  /** Present for a new guest, who has no lists yet. */
  isNewGuest?: true;
}>;

/** When a session expires if it is not used again. */
export function sessionEnd(session: Pick<Session, 'isAssociate'>, now: Date): Date {
  return new Date(now.getTime() + unusedSeconds(session) * 1000);
}

/** Begins a session of a consumer, or of a new guest. */
export async function beginSession(db: Reader, who: Omit<Session, 'id'>, context: Context): Promise<Begun> {
  const session: Session = { id: context.newId(), ...who };
  const refreshToken = newSecret();
  await insertSession(
    db,
    {
      id: session.id,
      consumer_no: session.consumerNo,
      consumer_type: session.consumerType,
      associate: session.isAssociate,
      device: deviceOf(context),
      place: placeOf(context),
      created_at: context.now,
      expires_at: sessionEnd(session, context.now),
    },
    hashOf(refreshToken),
  );
  return { session, refreshToken };
}

/** Sends the tokens of a session as cookies that scripts cannot read, and answers who is signed in. */
export async function announceSession(context: Context, begun: Begun, basketId: string | null): Promise<AuthData> {
  const auth = await authDataOf(context, begun, basketId);
  const session = { ...begun.session, storeId: auth.storeSession?.storeId };
  const access = await context.shop.sessions.sign(session, context.now);
  const maxAgeSeconds = unusedSeconds(begun.session);
  context.outgoing.cookies.push(
    { name: accessCookie, value: access, maxAgeSeconds },
    { name: refreshCookie, value: begun.refreshToken, maxAgeSeconds },
  );
  return auth;
}

/** Of new guests, and of store associates, who sell for others (C4.36, C4.37). */
const noLists = { favoriteId: null, saveForLaterId: null };

/** Who the caller is (C3.41). */
export async function authDataOf(
  context: Context,
  { session, refreshToken, isNewGuest }: Begun,
  basketId: string | null,
): Promise<AuthData> {
  const { db } = context.shop.database;
  const consumer: Consumer | undefined =
    session.consumerType === 'GUEST' ? undefined : await findConsumer(db, session.consumerNo);
  const storeSession = session.isAssociate ? storeSessionOf(context, consumer) : null;
  const lists = session.isAssociate || isNewGuest ? noLists : await listsOf(db, session.consumerNo);
  return {
    consumerNo: session.consumerNo,
    consumerType: session.consumerType,
    memberId: consumer?.member_id ?? null,
    refreshToken,
    basketId,
    favorites: {
      favoriteId: lists.favoriteId,
      favStoreId: favStoreOf(context, consumer, session.isAssociate)?.id ?? null,
    },
    saveForLaterId: lists.saveForLaterId,
    isAssociate: session.isAssociate,
    storeSession,
    ...(storeSession ? { st: context.shop.sessions.storeTokenOf(session.id) } : {}),
    isEmployeeDiscountTCAccepted: consumer?.employee_terms_accepted_at != null,
    notices: [],
    ...(context.device.country === '' ? {} : { country: context.device.country }),
  };
}
