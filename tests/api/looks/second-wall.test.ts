import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { operation } from '@eyelet/contracts/kernel/operation.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { prepare } from '@eyelet/server/kernel/dispatch.ts';
import { handle } from '@eyelet/server/kernel/handle.ts';
import { mountOperations } from '@eyelet/server/kernel/mount.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openedLook } from './looks.ts';

/** A call that says that it only reads, and writes: what should not pass review. */
const careless = operation({
  id: 'tests.careless',
  method: 'GET',
  path: '/tests/careless',
  summary: 'Write where one should read',
  callers: 'anyone',
  response: Type.Object({ written: Type.Boolean() }),
  refusals: [],
});

const carelessHandler = handle(careless, async ({ shop, session }) => {
  const { db } = shop.database;
  await db
    .updateTable('consumer')
    .set({ first_name: 'Written' })
    .where('id', '=', session?.consumerNo ?? '')
    .execute();
  return { written: true };
});

let running: RunningShop;
beforeAll(async () => {
  running = await startShop({
    mountPages: async (app, shop) => mountOperations(app, [prepare(carelessHandler)], shop),
  });
});
afterAll(() => running.close());

const refused = { code: '25006' };

test('the shop of a look has a database that refuses to write, alone and within a transaction', async () => {
  const { pool, db } = running.shop.readOnly(running.shop).database;
  const rename = { first_name: 'Written' };
  await expect(pool.query(`update consumer set first_name = 'Written'`)).rejects.toMatchObject(refused);
  await expect(db.updateTable('consumer').set(rename).execute()).rejects.toMatchObject(refused);
  await expect(
    transact(db, async (tx) => {
      await tx.updateTable('consumer').set(rename).execute();
    }),
  ).rejects.toMatchObject(refused);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a GET that writes after all is refused in a look, and has written nothing', async () => {
  const staff = await newStaff(running, { roles: ['administrator'] });
  const { cookie, customer, consumerNo } = await openedLook(staff, running);
  const ask = (headers: Record<string, string>) => fetch(running.origin + requestUrl(careless, {}), { headers });
  const firstName = async () => {
    const { rows } = await running.shop.database.pool.query<{ first_name: string }>(
      'select first_name from consumer where id = $1',
      [consumerNo],
    );
    return rows[0]?.first_name;
  };
  const response = await ask({ cookie });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ errorDetails: [{ errorId: 'STF473' }] });
  expect(await firstName()).not.toBe('Written');
  // The same call of the customer is carried out, so that the refusal is that of the look.
  expect((await ask({ cookie: `eyelet_access=${customer.cookie('eyelet_access')}` })).status).toBe(200);
  expect(await firstName()).toBe('Written');
});
