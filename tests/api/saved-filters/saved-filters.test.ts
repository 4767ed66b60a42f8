import { randomUUID } from 'node:crypto';
import { listSavedFilters } from '@eyelet/contracts/saved-filters/list.ts';
import { removeSavedFilter } from '@eyelet/contracts/saved-filters/remove.ts';
import type { SavingList } from '@eyelet/contracts/saved-filters/saved-filter.ts';
import { writeSavedFilter } from '@eyelet/contracts/saved-filters/write.ts';
import { removeStaff } from '@eyelet/contracts/staff/remove.ts';
import { mostSaved } from '@eyelet/domain/saved-filters/saving.ts';
import { eraseConsumer } from '@eyelet/server/personal-data/erase.ts';
import { buy, cards } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { versionOf } from '../staff/people.ts';

let running: RunningShop;
let owner: TestStaff;
beforeAll(async () => {
  running = await startStockedShop();
  owner = await newStaff(running);
});
afterAll(() => running.close());

const care = () => newStaff(running, { roles: ['care'] });
const late = { list: 'orders', name: 'Late', query: 'search=late&status=shipped', isShared: false } as const;

const write = (who: TestStaff, filterId: string, change = {}, version = 0) =>
  who.call(writeSavedFilter, { params: { filterId }, body: { ...late, ...change, version } });
const remove = (who: TestStaff, filterId: string, version = 1) =>
  who.call(removeSavedFilter, { params: { filterId }, query: { version } });
const seen = async (who: TestStaff, list: SavingList = 'orders') =>
  (await who.call(listSavedFilters, { query: { list } })).filters;
const refusedWith = async (call: Promise<unknown>) => (await detailOf(call)).errorId;

test('filters are saved once however often they are sent, renamed over their version, and deleted', async () => {
  const [who, filterId] = [await care(), randomUUID()];
  const [first, again] = [await write(who, filterId), await write(who, filterId)];
  expect([first, again]).toEqual([first, { filterId, ...late, version: 1 }]);
  expect(await seen(who)).toContainEqual(first);
  expect(await seen(who, 'cases')).not.toContainEqual(first);
  expect(await write(who, filterId, { name: ' Later ' }, 1)).toMatchObject({ name: 'Later', version: 2 });
  expect(await write(who, filterId, { name: 'Later' }, 1)).toMatchObject({ version: 2 });
  const stale = await detailOf(write(who, filterId, { name: 'Latest' }, 1));
  expect(stale).toMatchObject({ errorId: 'STF409', current: { name: 'Later', version: 2 } });
  expect(await refusedWith(write(who, filterId, { list: 'cases' }, 2))).toBe('STF404');
  expect(await refusedWith(remove(who, filterId, 1))).toBe('STF409');
  await remove(who, filterId, 2);
  expect(await refusedWith(remove(who, filterId, 2))).toBe('STF404');
  expect(await refusedWith(write(who, filterId, {}, 2))).toBe('STF404');
});

test('what somebody has saved is nobody else’s to see, to change or to delete', async () => {
  const [who, filterId] = [await care(), randomUUID()];
  await write(who, filterId);
  expect((await seen(owner)).map((one) => one.filterId)).not.toContain(filterId);
  for (const version of [0, 1]) expect(await refusedWith(write(owner, filterId, {}, version))).toBe('STF404');
  expect(await refusedWith(remove(owner, filterId))).toBe('STF404');
  expect(await seen(who)).toContainEqual({ filterId, ...late, version: 1 });
});

test('filters are shared, changed and deleted for everybody with the permission alone', async () => {
  const [who, filterId, name] = [await care(), randomUUID(), `Shared ${randomUUID().slice(0, 8)}`];
  expect(await refusedWith(write(who, filterId, { name, isShared: true }))).toBe('STF442');
  const shared = await write(owner, filterId, { name, isShared: true });
  expect(await seen(who)).toContainEqual(shared);
  const own = { name: `Mine ${name}`, isShared: false };
  expect(await refusedWith(write(who, filterId, own, 1))).toBe('STF442');
  expect(await refusedWith(remove(who, filterId))).toBe('STF442');
  expect(await detailOf(write(who, randomUUID(), { name: name.toUpperCase() }))).toMatchObject({
    ...{ errorId: 'STF444', details: { member: 'name' } },
  });
  await remove(owner, filterId);
  await write(who, randomUUID(), { name });
});

test('what somebody has under a name that was shared meanwhile can still be changed, and renamed to no such name', async () => {
  const [who, filterId, name] = [await care(), randomUUID(), `Both ${randomUUID().slice(0, 8)}`];
  await write(who, filterId, { name });
  await write(owner, randomUUID(), { name, isShared: true });
  expect(await write(who, filterId, { name, query: 'search=other' }, 1)).toMatchObject({ version: 2 });
  await write(who, filterId, { name: `${name} 2` }, 2);
  expect(await refusedWith(write(who, filterId, { name }, 3))).toBe('STF444');
});

test('a list that somebody may not read has no saved filters for them', async () => {
  const author = await newStaff(running, { roles: ['author'] });
  expect(await refusedWith(seen(author))).toBe('STF404');
  expect(await refusedWith(write(author, randomUUID()))).toBe('STF404');
});

test.each([
  ['no name', { name: ' ' }],
  ['a name that is too long', { name: 'x'.repeat(41) }],
  ['a query that is too long', { query: 'x'.repeat(1001) }],
  ['an unknown list', { list: 'nothing' }],
])('filters with %s are refused', async (_, change) => {
  expect(await refusedWith(write(await care(), randomUUID(), change))).toBe('STF400');
});

test('no more are saved than may be, also at once', async () => {
  const who = await care();
  const names = Array.from({ length: mostSaved + 2 }, (_, at) => `Filter ${at}`);
  const all = await Promise.allSettled(names.map((name) => write(who, randomUUID(), { name })));
  expect(all.filter(({ status }) => status === 'fulfilled').length).toBe(mostSaved);
  expect(await refusedWith(write(who, randomUUID(), { name: 'One more' }))).toBe('STF475');
});

test('of two who save a shared name at once, one is told, and so is one of two who change the same', async () => {
  const name = `Race ${randomUUID().slice(0, 8)}`;
  const ids = [randomUUID(), randomUUID()];
  const both = await Promise.allSettled(ids.map((id) => write(owner, id, { name, isShared: true })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [filterId = ''] = (await seen(owner)).flatMap((one) => (one.name === name ? [one.filterId] : []));
  const changes = ['search=one', 'search=two'].map((query) =>
    write(owner, filterId, { name, isShared: true, query }, 1),
  );
  const changed = await Promise.allSettled(changes);
  expect(changed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('what somebody has saved goes when they are removed from the staff', async () => {
  const [who, filterId] = [await care(), randomUUID()];
  await write(who, filterId);
  const params = { staffId: who.me.staffId };
  await owner.call(removeStaff, { params, query: { version: await versionOf(who, owner) } });
  const rows = await running.shop.database.pool.query('select 1 from saved_filter where id = $1', [filterId]);
  expect(rows.rowCount).toBe(0);
});

test('filters that look for a customer by email or name are deleted with their data, shared or not, and others stay', async () => {
  const customer = await newConsumer(running.origin);
  const { consumerNo } = customer.auth;
  const place = { email: 'a.lovelace@work.example', phone: '2075550199' };
  await buy(customer, running.origin, upcs.socks, cards.paid, place);
  const { database } = running.shop;
  await database.pool.query(
    `update consumer set first_name = 'Ada', last_name = 'Byron-Noël', deletion_due_at = now() - interval '1 day' where id = $1`,
    [consumerNo],
  );
  const who = await care();
  const named = [
    { name: `A ${randomUUID().slice(0, 8)}`, query: `search=${encodeURIComponent(customer.email)}` },
    { name: `B ${randomUUID().slice(0, 8)}`, query: `status=shipped&search=ada+byron-no%C3%ABl` },
    { name: 'Parcels of Ada Byron-Noël', query: 'status=shipped' },
    { name: `E ${randomUUID().slice(0, 8)}`, query: 'search=a.lovelace%40work.example' },
    { name: `F ${randomUUID().slice(0, 8)}`, query: 'search=%28207%29+555-0199' },
  ];
  for (const facts of named) await write(who, randomUUID(), facts);
  await write(owner, randomUUID(), { ...named[0], name: `C ${randomUUID().slice(0, 8)}`, isShared: true });
  const kept = { name: `D ${randomUUID().slice(0, 8)}`, query: 'search=bela%40example.com' };
  await write(who, randomUUID(), kept);
  const before = (await seen(who)).map(({ name }) => name);
  expect(before).toEqual(expect.arrayContaining([...named.map(({ name }) => name), kept.name]));
  await database.db.transaction().execute((tx) => eraseConsumer(tx, consumerNo, running.shop.clock()));
  const after = (await seen(who)).filter(({ name, query }) => /^[A-F] |Byron/.test(name) || query.includes('byron'));
  expect(after.map(({ name }) => name)).toEqual([kept.name]);
});
