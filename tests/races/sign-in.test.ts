import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { newConsumer, newVerifier, signInShopper } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

test('20 exchanges of one code at once are one session and 19 refusals [C8.29]', async () => {
  const consumer = await newConsumer(running.origin);
  const { codeVerifier, codeChallenge } = newVerifier();
  const { authorizationCode } = await consumer.call(signIn, {
    body: { type: 'Registered', username: consumer.email, password: consumer.password, codeChallenge },
  });
  const body = { type: 'Registered' as const, authorizationCode, codeVerifier };
  const visitors = await Promise.all(Array.from({ length: 20 }, () => newShopper(running.origin)));
  const outcomes = await Promise.all(
    visitors.map((visitor) =>
      visitor.call(token, { body }).then(
        () => 'session',
        () => refusalOf(visitor.call(token, { body })),
      ),
    ),
  );
  expect(outcomes.filter((one) => one === 'session')).toHaveLength(1);
  expect(outcomes.filter((one) => one === 'AUT409')).toHaveLength(19);
  const { rows } = await running.shop.database.pool.query(
    `select count(*)::int as sessions from session where consumer_no = $1`,
    [consumer.auth.consumerNo],
  );
  expect(rows).toEqual([{ sessions: 2 }]);
});

test('guests who sign in to one account at the same time lose no line', async () => {
  const consumer = await newConsumer(running.origin);
  const wanted = [upcs.deck, upcs.deckLarger, upcs.socks, upcs.reduced, upcs.spare, upcs.spareToo];
  const guests = await Promise.all(wanted.map(() => newShopper(running.origin)));
  await Promise.all(
    guests.map((guest, index) => guest.call(createCartWithItem, { body: { upc: wanted[index] ?? '' } })),
  );
  const signedIn = await Promise.all(guests.map((guest) => signInShopper(guest, consumer.email, consumer.password)));
  const again = await newConsumer(running.origin, { ...consumer, signedUp: true });
  const cart = await again.call(readCart, { params: { basketId: again.auth.basketId ?? '' } });
  expect(cart.items.map(({ upc }) => upc).toSorted()).toEqual(wanted.toSorted());
  expect(signedIn).toHaveLength(wanted.length);
});
