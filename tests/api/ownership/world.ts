import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listSessions } from '@eyelet/contracts/auth/list-sessions.ts';
import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { signOut } from '@eyelet/contracts/auth/sign-out.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import type { ShopperKind } from '@eyelet/contracts/callers/callers.ts';
import { listCards } from '@eyelet/contracts/cards/list.ts';
import { saveCard } from '@eyelet/contracts/cards/save.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { addAddress } from '@eyelet/contracts/consumer/add-address.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { addFavorite } from '@eyelet/contracts/favorites/add.ts';
import { listFavorites } from '@eyelet/contracts/favorites/list.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { listSavedItems } from '@eyelet/contracts/saved-items/list.ts';
import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, buy, cardToken } from '@eyelet/testing/buy.ts';
import { newConsumer, newVerifier, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { productIds, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { type Request, type Things, unknownThings } from './things.ts';

/**
 * Callers who try to reach things of others, with their kind of shopper; none without a valid token. Staff
 * are not shoppers, and their session is not a shopper's; their calls are in the matrix of staff.
 */
export const shoppers = {
  'no token': 'nobody',
  'revoked token': 'nobody',
  staff: 'nobody',
  guest: 'guest',
  'other guest': 'guest',
  'other consumer': 'registered',
  member: 'registered',
  employee: 'employee',
  associate: 'associate',
} as const satisfies Readonly<Record<string, ShopperKind | 'nobody'>>;

type Caller = Pick<Shopper, 'fetch'>;

export type World = Readonly<{
  running: RunningShop;
  /** Things of the owners. */
  things: Things;
  /** Things that do not exist. */
  unknownThings: Things;
  /** The same, with things that a call may have used up created again. */
  freshThings: () => Promise<Things>;
  /** All data of the owners that a caller might have changed. */
  ownersState: () => Promise<unknown>;
  send: (caller: string, operation: Operation, request: Request) => Promise<Response>;
  close: () => Promise<void>;
}>;

/** A shop with a guest and a consumer who own things, and all other callers. */
export async function openWorld(): Promise<World> {
  const running = await startStockedShop({ onHand: 500 });
  const { origin } = running;
  const owningGuest = await newShopper(origin);
  const owner = await newConsumer(origin);
  const ofCard = await cardToken(origin);
  const order = await buy(owningGuest, origin, upcs.socks);
  // Its money is taken, so it has an invoice also once another call has cancelled it.
  await announce(running.shop);

  const freshThings = async (): Promise<Things> => {
    const cart = await owningGuest.call(createCartWithItem, { body: { upc: upcs.socks } });
    const book = await owner.call(readConsumer, {});
    const addressId =
      book.consumerDetails.addresses[0]?.addressId ??
      (await owner.call(addAddress, { body: { address: { ...address, approachType: 'S' } } })).addressId;
    const { payment_instruments: cards } = await owner.call(listCards, {});
    const paymentInstrumentId =
      cards[0]?.paymentInstrumentId ??
      (
        await owner.call(saveCard, {
          body: { payment_method_id: 'CREDIT_CARD', token: ofCard, recaptcha_response: 'accept' },
        })
      ).card.paymentInstrumentId;
    const elsewhere = await newConsumer(origin, { email: owner.email, password: owner.password, signedUp: true });
    const { sessions } = await elsewhere.call(listSessions, {});
    const sessionId = sessions.find(({ current }) => current)?.sessionId ?? '';
    const passkeyId = randomUUID();
    await running.shop.database.db
      .insertInto('passkey')
      .values({
        id: passkeyId,
        consumer_id: owner.auth.consumerNo,
        name: 'Key',
        public_key: Buffer.from('key'),
        counter: 0,
        transports: [],
        created_at: new Date(),
        last_used_at: null,
      })
      .execute();
    const { favoriteId } = await owningGuest.call(addFavorite, { body: { productId: productIds.socks } });
    const consumers = await owner.call(addFavorite, { body: { productId: productIds.socks } });
    const saved = await owningGuest.call(updateSavedItems, { body: { items: [{ upc: upcs.deck }] } });
    const { orderNumber } = order;
    return {
      basketId: cart.id,
      itemId: cart.items[0]?.id ?? '',
      orderNumber,
      addressId,
      paymentInstrumentId,
      sessionId,
      passkeyId,
      favoriteId: favoriteId ?? '',
      consumersFavoriteId: consumers.favoriteId ?? '',
      saveForLaterId: saved.saveForLaterId ?? '',
      savedItemId: saved.items[0]?.itemId ?? '',
      cardToken: ofCard,
    };
  };

  const revoked = await newConsumer(origin);
  const revokedToken = await accessTokenOf(revoked);
  await revoked.call(signOut, { body: {} });

  const makers: Readonly<Record<string, () => Promise<Caller>>> = {
    'owning guest': async () => owningGuest,
    owner: async () => owner,
    'no token': async () => ({ fetch }),
    guest: () => newShopper(origin),
    'other guest': () => newShopper(origin, { locale: 'de_DE' }),
    'other consumer': () => newConsumer(origin),
    member: () => newConsumer(origin, { signUp: { birthDate: '1990-01-01', subscriptions: { loyaltyConsent: true } } }),
    employee: () => employ(running),
    associate: () => associate(running),
    // The cookie of the studio, sent to calls of the shop.
    staff: async () => {
      const cookie = `eyelet_access=${(await newStaff(running)).cookie()}`;
      return { fetch: (input, init) => fetch(input, { ...init, headers: { ...init?.headers, cookie } }) };
    },
    'revoked token': async () => ({
      fetch: (input, init) =>
        fetch(input, { ...init, headers: { ...init?.headers, authorization: `Bearer ${revokedToken}` } }),
    }),
  };
  const callers = new Map<string, Caller>();
  const callerOf = async (name: string): Promise<Caller> => {
    const caller = callers.get(name) ?? (await (makers[name] as () => Promise<Caller>)());
    callers.set(name, caller);
    return caller;
  };
  const things = await freshThings();
  return {
    running,
    things,
    unknownThings: { ...unknownThings, cardToken: ofCard },
    freshThings,
    async ownersState() {
      const { subscriptions: _, ...profile } = await owner.call(readConsumer, {});
      return {
        profile,
        cards: await owner.call(listCards, {}),
        cart: await owningGuest.call(readCart, { params: { basketId: things.basketId } }),
        favorites: [await owningGuest.call(listFavorites, {}), await owner.call(listFavorites, {})],
        savedItems: await owningGuest.call(listSavedItems, {}),
      };
    },
    async send(name, operation, request) {
      const caller = await callerOf(name);
      // After signing out the caller has another session.
      if (operation.id === 'auth.signOut') callers.delete(name);
      return caller.fetch(origin + requestUrl(operation, request), {
        method: operation.method,
        headers: {
          accept: 'application/json',
          'x-locale': 'en_US',
          'x-client-id': 'matrix',
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      });
    },
    close: running.close,
  };
}

/** An employee who buys privately. */
async function employ(running: RunningShop): Promise<TestConsumer> {
  const consumer = await newConsumer(running.origin);
  await running.shop.database.db
    .updateTable('consumer')
    .set({ kind: 'EMPLOYEE', identities: ['employee'], works_at: 'S-BOSTON' })
    .where('id', '=', consumer.auth.consumerNo)
    .execute();
  const { email, password } = consumer;
  return newConsumer(running.origin, { email, password, signedUp: true });
}

/** An employee who sells for a store. */
async function associate(running: RunningShop): Promise<Caller> {
  const { email, password } = await employ(running);
  const visitor = await newShopper(running.origin);
  const { codeVerifier, codeChallenge } = newVerifier();
  const { authorizationCode } = await visitor.call(signInAssociate, {
    body: { username: email, password, codeChallenge },
  });
  await visitor.call(token, { body: { type: 'Registered', authorizationCode, codeVerifier, action: 'postLogin' } });
  return visitor;
}

/** The access token that a shopper's cookies hold. */
async function accessTokenOf(shopper: Shopper): Promise<string> {
  let sent = '';
  const listener = createServer((request, response) => {
    sent = request.headers.cookie ?? '';
    response.end();
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  await shopper.fetch(`http://127.0.0.1:${port}`);
  listener.close();
  return /eyelet_access=([^;]+)/.exec(sent)?.[1] ?? '';
}
