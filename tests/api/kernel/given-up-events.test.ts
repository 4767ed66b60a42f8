import { type Fact, writeFacts } from '@eyelet/db/events/event.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
});
afterAll(() => running.close());

const events = (init?: RequestInit) => fetch(`${running.origin}/health/events`, init);
const post = (body: object) =>
  events({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('failed events of a consumer are listed for operators, counted, and delivered again on request', async () => {
  const { database, clock } = running.shop;
  const odd = { name: 'order.placed', subject: 'E-1', payload: { odd: true } } as unknown as Fact;
  await writeFacts(database.db, [odd], clock());
  await announce(running.shop);
  expect(await (await events()).json()).toEqual({ givenUp: [] });
  await database.pool.query("update event_delivery set attempts = 1000, next_at = next_at - interval '1 hour'");
  await announce(running.shop);
  const { givenUp } = (await (await events()).json()) as { givenUp: { consumer: string }[] };
  const error = 'the payload of order.placed does not match its schema';
  expect(givenUp.toSorted((one, other) => one.consumer.localeCompare(other.consumer))).toMatchObject([
    { consumer: 'loyalty-points', name: 'order.placed', subject: 'E-1', error },
    { consumer: 'order-mails', name: 'order.placed', subject: 'E-1', error },
    { consumer: 'payments', name: 'order.placed', subject: 'E-1', error },
  ]);
  const metrics = await (await fetch(`${running.origin}/health/metrics`)).text();
  expect(metrics).toContain('eyelet_event_given_up_total{consumer="payments",name="order.placed"} 1');
  expect((await post({ consumers: 'all' })).status).toBe(400);
  expect(await (await post({ consumer: 'payments' })).json()).toEqual({ resent: 1 });
  expect(await (await post({})).json()).toEqual({ resent: 2 });
  expect(await (await events()).json()).toEqual({ givenUp: [] });
});
