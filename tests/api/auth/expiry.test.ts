import { endSession } from '@eyelet/contracts/auth/end-session.ts';
import { listSessions } from '@eyelet/contracts/auth/list-sessions.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import type { Renderer } from '@eyelet/server/pages/render.ts';
import { servePages } from '@eyelet/server/pages/serve.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { createContext } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;

/** Pages that show only the consumer they are rendered for. */
const shopContext = createContext<{ session: { consumerNo: string } | undefined }>();
const renderer = {
  build: { entry: { module: { shopContext } } },
  handle: async (_request: Request, provider: { get: (key: typeof shopContext) => object }) =>
    Response.json(provider.get(shopContext)),
  operations: new Map(),
} as unknown as Renderer;

beforeAll(async () => {
  running = await startShop({
    parts: { clock: () => now },
    mountPages: (app, shop, prepared) => servePages(app, shop, prepared, () => Promise.resolve(renderer), undefined),
  });
});
afterAll(() => running.close());

const minute = 60_000;
const day = 24 * 60 * minute;

function later(milliseconds: number): void {
  now = new Date(now.getTime() + milliseconds);
}

const renew = (shopper: Shopper) => shopper.call(token, { body: { type: 'Guest' } });

/** The consumer a page is rendered for. */
async function pageOf(shopper: Pick<Shopper, 'fetch'>, path: string): Promise<string | undefined> {
  const response = await shopper.fetch(`${running.origin}/en-us/${path}`);
  const { session } = (await response.json()) as { session?: { consumerNo: string } };
  return session?.consumerNo;
}

const cookiesOf = (consumer: TestConsumer) => [consumer.cookie('eyelet_access'), consumer.cookie('eyelet_refresh')];

test('an access token expires after half an hour, and the refresh token renews it [C8.32]', async () => {
  const consumer = await newConsumer(running.origin);
  later(30 * minute - 1);
  await consumer.call(readConsumer, {});
  later(1);
  expect(await refusalOf(consumer.call(readConsumer, {}))).toBe('AUT432');
  await renew(consumer);
  await consumer.call(readConsumer, {});
});

test('a session in use stays open; one that is unused for two months ends', async () => {
  const consumer = await newConsumer(running.origin);
  for (let month = 0; month < 3; month++) {
    later(30 * day);
    expect((await renew(consumer)).consumerNo).toBe(consumer.auth.consumerNo);
  }
  later(60 * day);
  expect((await renew(consumer)).consumerType).toBe('GUEST');
});

test('a personal page renews a session with an expired access token; shared pages do not', async () => {
  const consumer = await newConsumer(running.origin);
  later(31 * minute);
  const before = cookiesOf(consumer);
  expect(await pageOf(consumer, 'clothing')).toBeUndefined();
  expect(cookiesOf(consumer)).toEqual(before);
  expect(await pageOf(consumer, 'account')).toBe(consumer.auth.consumerNo);
  const [access, refresh] = cookiesOf(consumer);
  expect(access).not.toBe(before[0]);
  expect(refresh).not.toBe(before[1]);
  await consumer.call(readConsumer, {});
});

test('a page creates no guest session, and does not renew an ended session', async () => {
  expect(await pageOf({ fetch }, 'account')).toBeUndefined();
  const consumer = await newConsumer(running.origin);
  const { email, password } = consumer;
  const elsewhere = await newConsumer(running.origin, { email, password, signedUp: true });
  await elsewhere.call(endSession, { params: { sessionId: 'others' } });
  expect(await pageOf(consumer, 'account')).toBeUndefined();
  later(31 * minute);
  expect(await pageOf(consumer, 'account')).toBeUndefined();
});

test('a consumer cannot end a session of another one', async () => {
  const consumer = await newConsumer(running.origin);
  const stranger = await newConsumer(running.origin);
  const sessionId = (await consumer.call(listSessions, {})).sessions[0]?.sessionId ?? '';
  expect(await refusalOf(stranger.call(endSession, { params: { sessionId } }))).toBe('API404');
  await consumer.call(readConsumer, {});
  const guest = await newShopper(running.origin);
  expect(await refusalOf(guest.call(endSession, { params: { sessionId } }))).toBe('AUT432');
});

test('ending all sessions ends every one of many, and another process on the same database knows it', async () => {
  const consumer = await newConsumer(running.origin);
  const { consumerNo } = consumer.auth;
  const other = await startShop({ databaseUrl: running.databaseUrl, parts: { clock: () => now } });
  try {
    const { rows } = await running.shop.database.pool.query<{ id: string }>(
      `insert into session (id, consumer_no, consumer_type, created_at, last_used_at, expires_at)
       select gen_random_uuid(), $1, 'REGISTERED', $2, $2, $3 from generate_series(1, 350) returning id`,
      [consumerNo, now, new Date(now.getTime() + day)],
    );
    const left = await consumer.call(endSession, { params: { sessionId: 'others' } });
    expect(left.sessions).toHaveLength(1);
    const unknown = () => rows.filter(({ id }) => other.shop.endedSessions.reasonOf(id) !== 'ended-elsewhere').length;
    await expect.poll(unknown).toBe(0);
  } finally {
    await other.close();
  }
});

test('while the access token is valid, a token call replaces nothing, so that a lost answer does no harm', async () => {
  const consumer = await newConsumer(running.origin);
  const before = cookiesOf(consumer);
  const auth = await renew(consumer);
  expect(auth).toEqual(consumer.auth);
  expect(cookiesOf(consumer)).toEqual(before);
  later(30 * minute);
  expect((await renew(consumer)).consumerNo).toBe(auth.consumerNo);
  expect(consumer.cookie('eyelet_refresh')).not.toBe(before[1]);
});
