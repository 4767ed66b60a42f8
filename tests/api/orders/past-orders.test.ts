import { setTimeout as wait } from 'node:timers/promises';
import { accounts } from '@eyelet/demo/accounts/accounts.ts';
import { cases } from '@eyelet/demo/cases/cases.ts';
import { looks } from '@eyelet/demo/looks/looks.ts';
import { fillPast } from '@eyelet/demo/past/fill.ts';
import { guests } from '@eyelet/demo/past-orders/guests.ts';
import { returns } from '@eyelet/demo/returns/returns.ts';
import { transfers } from '@eyelet/demo/transfers/transfers.ts';
import { fillOf } from '@eyelet/server/start/fill.ts';
import { pastOf } from '@eyelet/server/start/past.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Milliseconds that a transaction may idle, and that one fact of the past takes on a slow machine. */
const [limit, slow] = [1500, 2500];

const demo = { stage: 'sandbox', demoBrand: true } as const;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let running: RunningShop;

beforeAll(async () => {
  database = await createTestDatabase();
  await (await startShop({ databaseUrl: database.url, parts: { beforeSnapshot: fillOf(demo) } })).close();
  running = await startShop({ databaseUrl: `${database.url}?idle_in_transaction_session_timeout=${limit}` });
});
afterAll(async () => {
  await running.close();
  await database.drop();
});

const rowsOf = async (query: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  (await running.shop.database.pool.query(query)).rows;

const beginAgain = (first: unknown) =>
  running.shop.database.pool.query(`update setting set value = $1 where name = 'demo-past'`, [first]);

/** The past, in which nothing works any more after so many moments. */
function pastUntil(moments: number): ReturnType<typeof pastOf> {
  let left = moments;
  const past = pastOf(running.shop);
  return (now) => {
    left -= 1;
    if (left < 0) throw new Error('interrupted');
    return past(now);
  };
}

/** How much there is of everything that is made up, and how far it has come. */
const made = () =>
  rowsOf(`
    select 'order ' || state as what, count(*)::int as times from orders group by state
    union all select 'parcel ' || (shipped_at is not null) || (delivered_at is not null), count(*)::int
      from order_shipment group by 1
    union all select 'return ' || state || (handed_over_at is not null), count(*)::int from order_return group by 1
    union all select 'case ' || status, count(*)::int from service_case group by 1
    union all select 'entry ' || kind, count(*)::int from case_entry group by 1
    union all select 'look ' || state, count(*)::int from shop_look group by 1
    union all select 'transfer ' || state, count(*)::int from transfer group by 1
    union all select 'units', sum(on_hand)::int from stock
    union all select 'sent by ' || place_id, sum(qty)::int from order_line_source group by place_id
    order by 1`);

test('a past that is interrupted again and again, also until the next day, has everything once in the end, and is over then', async () => {
  const [{ value: first } = {}] = await rowsOf(`select value from setting where name = 'demo-past'`);
  const { shop } = running;
  const tomorrow = { ...shop, clock: () => new Date(shop.clock().getTime() + 86_400_000) };
  for (const moments of [9, 40, 47, 58, 66, 77]) {
    await fillPast(shop, pastUntil(moments)).catch(() => undefined);
    await beginAgain(first);
  }
  expect(await fillPast(tomorrow, pastOf(tomorrow))).toBe(true);
  const count = async (table: string) => (await rowsOf(`select count(*)::int as all from ${table}`))[0]?.all;
  const orders = [...accounts, ...guests].flatMap((one) => one.orders ?? []);
  expect(await count('orders')).toBe(orders.length);
  expect(await count('order_return')).toBe(returns.length);
  expect(await count('service_case')).toBe(cases.length);
  expect(await count('shop_look')).toBe(looks.length);
  expect(await count('transfer')).toBe(transfers.length);
  expect(await rowsOf(`select place_id from order_line_source where place_id = 'DE-HAM' and qty > 0`)).toHaveLength(1);
  const whole = await made();
  expect(whole).toEqual(expect.arrayContaining([{ what: 'return receivedtrue', times: 1 }]));
  expect(whole).toEqual(expect.arrayContaining([{ what: 'look ended', times: 1 }]));
  expect(await fillPast(shop, pastOf(shop))).toBe(false);
  await beginAgain(first);
  expect(await fillPast(tomorrow, pastOf(tomorrow))).toBe(true);
  expect(await made()).toEqual(whole);
});

test('a slow machine makes the past up, however long that takes', async () => {
  await beginAgain(new Date().toISOString());
  let left = 1;
  const past = (now: Date) => {
    const then = pastOf(running.shop)(now);
    const hearFacts = async () => {
      if (left-- > 0) await wait(slow);
      return then.hearFacts();
    };
    return { ...then, hearFacts };
  };
  expect(await fillPast(running.shop, past)).toBe(true);
  expect(left).toBeLessThan(1);
});

test('a shop that was open already gets no past', async () => {
  await rowsOf(`delete from setting where name in ('demo-past', 'demo-brand')`);
  await fillOf(demo)(running.shop.database, new Date());
  expect(await fillPast(running.shop, pastOf(running.shop))).toBe(false);
});
