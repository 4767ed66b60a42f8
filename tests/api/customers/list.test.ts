import { randomUUID } from 'node:crypto';
import { listCustomers } from '@eyelet/contracts/customers/list.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { mostCounted } from '@eyelet/contracts/paging/page.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let now = new Date('2026-11-21T09:00:00Z');
let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());
beforeEach(async () => {
  staff = await newStaff(running, { roles: ['care'] });
});

type Query = RequestOf<typeof listCustomers>['query'];
const listed = (query: Query) => staff.call(listCustomers, { query });
const found = async (search: string, query: Query = {}) =>
  (await listed({ ...query, search })).rows.map(({ consumerNo }) => consumerNo);

test('a customer is found by email, either name, phone however it is typed, and number of the programme', async () => {
  const email = `Zoe-${randomUUID()}@example.com`;
  const member = await newMember(running, 0, {
    email,
    signUp: { firstName: 'Élodie', lastName: 'Quint Marsh', phone: '2075550149', phoneCode: '1' },
  });
  const other = await newConsumer(running.origin, { signUp: { firstName: 'Quentin', lastName: 'Else' } });
  const { consumerNo } = member.auth;
  const memberId = member.auth.memberId ?? '';
  const ways = [email, email.slice(0, 12).toUpperCase(), 'élodie', 'Élodie quint', 'quint marsh', 'QUINT', memberId];
  for (const search of [...ways, '+1 207 555 0149', '(207) 555-0149', '5550149']) {
    expect(await found(search), search).toEqual([consumerNo]);
  }
  expect(new Set(await found('qu'))).toEqual(new Set([consumerNo, other.auth.consumerNo]));
  for (const search of ['%', '_uint', 'uint']) expect(await found(search), search).toEqual([]);
});

test('filters keep kinds, market, beginning and what waits apart', async () => {
  const name = { firstName: 'Kindly', lastName: randomUUID().replaceAll(/[^a-f]/g, '') };
  const plain = await newConsumer(running.origin, { signUp: name });
  const german = await newConsumer(running.origin, { locale: 'de_DE', signUp: name });
  const member = await newMember(running, 0, { signUp: name });
  const athlete = await newConsumer(running.origin, { signUp: name });
  const set = 'update consumer set identities = $2, kind = $3 where id = $1';
  await running.shop.database.pool.query(set, [athlete.auth.consumerNo, ['athlete', 'wranx'], 'EMPLOYEE']);
  const kept = async (query: Query) => new Set(await found(`${name.lastName} kindly`, query));
  const of = (...some: { auth: { consumerNo: string } }[]) => new Set(some.map(({ auth }) => auth.consumerNo));
  expect(await kept({})).toEqual(of(plain, german, member, athlete));
  expect(await kept({ kind: 'registered' })).toEqual(of(plain, german));
  expect(await kept({ kind: 'member' })).toEqual(of(member));
  for (const kind of ['employee', 'athlete', 'professional'] as const)
    expect(await kept({ kind })).toEqual(of(athlete));
  expect(await kept({ market: 'de-de' })).toEqual(of(german));
  expect(await kept({ since: '2026-11-21' })).toEqual(of(plain, german, member, athlete));
  expect(await kept({ since: '2026-11-22' })).toEqual(new Set());
  expect(await kept({ state: 'waiting' })).toEqual(new Set());
  expect(await refusalOf(listed({ market: 'xx-xx' }))).toBe('STF400');
  expect((await listed({ search: `${name.lastName} kindly`, kind: 'athlete' })).rows[0]?.kinds).toEqual([
    ...['employee', 'athlete', 'professional'],
  ]);
});

test.each(['name', 'email', 'createdAt'] as const)(
  'sorted by %s, a list goes on where its page has ended',
  async (sort) => {
    const same = { lastName: `Page ${sort}` };
    for (const firstName of ['Bo', 'Ada', 'Ada']) {
      now = new Date(now.getTime() + (firstName === 'Bo' ? 1000 : 0));
      await newConsumer(running.origin, { signUp: { firstName, ...same } });
    }
    for (const direction of ['asc', 'desc'] as const) {
      const all = await listed({ sort, direction, limit: 200 });
      const ids: string[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const page = await listed({ sort, direction, limit: 2, ...(after ? { after } : {}) });
        ids.push(...page.rows.map(({ consumerNo }) => consumerNo));
        after = page.next;
      }
      expect(ids).toEqual(all.rows.map(({ consumerNo }) => consumerNo));
      expect(new Set(ids).size).toBe(all.total);
      const values = all.rows.map((row) => (sort === 'name' ? row.name : row[sort]));
      if (sort === 'createdAt')
        expect(values).toEqual(direction === 'asc' ? values.toSorted() : values.toSorted().toReversed());
    }
  },
);

test('an erased account is in no list', async () => {
  const gone = await newConsumer(running.origin, { signUp: { lastName: 'Vanishing' } });
  expect(await found('vanishing')).toHaveLength(1);
  await running.shop.database.pool.query('update consumer set deleted_at = now() where id = $1', [
    gone.auth.consumerNo,
  ]);
  expect(await found('vanishing')).toEqual([]);
});

test('up to ten thousand accounts are counted, and no more', async () => {
  const { pool } = running.shop.database;
  const copies = (from: number, to: number) =>
    pool.query(
      `insert into consumer select (jsonb_populate_record(one, jsonb_build_object('id', 'copy-' || n, 'email', null,
         'email_key', null, 'phone', null, 'member_id', null, 'deleted_at', null, 'created_at', '2031-01-02'))).*
       from (select consumer as one from consumer limit 1) as first, generate_series($1::int, $2::int) as n`,
      [from, to],
    );
  const total = async () => (await listed({ since: '2031-01-01', limit: 1 })).total;
  expect(await total()).toBe(0);
  await copies(1, mostCounted);
  expect(await total()).toBe(mostCounted);
  await copies(mostCounted + 1, mostCounted + 1);
  expect(await total()).toBeNull();
});
