import { randomUUID } from 'node:crypto';
import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { listStores } from '@eyelet/contracts/stores/list.ts';
import { listStoreEmployees } from '@eyelet/contracts/stores/list-employees.ts';
import { newAssociate, openStoreSession, testStore } from '@eyelet/testing/associate.ts';
import { newVerifier } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const store = testStore;
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

const account = (options: Parameters<typeof newAssociate>[1] = {}) => newAssociate(running, options);

const enter = (visitor: Shopper, body: Partial<InputOf<typeof signInAssociate>['body']>) =>
  visitor.call(signInAssociate, {
    body: { password: 'Wrong-password-1', codeChallenge: newVerifier().codeChallenge, ...body },
  });

const namesIn = async (visitor: Shopper, storeId = store) =>
  (await visitor.call(listStoreEmployees, { params: { storeId } })).employees;

test('the stores are listed with ids and names, and no warehouses [C7.95]', async () => {
  const { stores } = await (await newShopper(running.origin)).call(listStores, {});
  const { rows } = await running.shop.database.pool.query("select id, name from place where kind = 'store'");
  expect(stores).toHaveLength(rows.length);
  expect(stores).toEqual(expect.arrayContaining(rows.map(({ id, name }) => ({ storeId: id, storeName: name }))));
  const root = await fetch(`${running.origin}/utilities/stores`, { headers: { 'x-client-id': 'test' } });
  expect(await root.json()).toEqual({ stores });
});

test('the employees of a store are listed without their last names, and nobody else is [C7.96]', async () => {
  const visitor = await newShopper(running.origin);
  const [associate, elsewhere, customer] = [
    await account(),
    await account({ worksAt: null }),
    await account({ kind: 'REGISTERED' }),
  ];
  const employees = await namesIn(visitor);
  expect(employees).toContainEqual({ storeEmployeeId: associate.id, storeEmployeeName: associate.name });
  const ids = employees.map(({ storeEmployeeId }) => storeEmployeeId);
  expect(ids).not.toContain(elsewhere.id);
  expect(ids).not.toContain(customer.id);
});

test('an unknown store is refused, in the list and when signing in [C8.119]', async () => {
  const visitor = await newShopper(running.origin);
  const { id, password } = await account();
  for (const storeId of ['unknown', 'W-NORA', 'x'.repeat(65)]) {
    expect(await refusalOf(namesIn(visitor, storeId)), storeId).toBe('STR404');
  }
  for (const storeId of ['unknown', 'W-NORA']) {
    expect(await refusalOf(enter(visitor, { storeId, storeEmployeeId: id, password })), storeId).toBe('STR404');
  }
});

test('the right store, employee and password connect a store session; anything wrong is AUT438 [C7.22 C8.12]', async () => {
  const visitor = await newShopper(running.origin);
  const associate = await account();
  const { id, password } = associate;
  const stranger = await account({ worksAt: null });
  const wrong = {
    'a wrong password': { storeId: store, storeEmployeeId: id },
    'no employee': { storeId: store, password },
    'no store': { storeEmployeeId: id, password },
    'somebody of no store': { storeId: store, storeEmployeeId: stranger.id, password: stranger.password },
    nobody: { storeId: store, storeEmployeeId: randomUUID(), password },
  };
  for (const [name, body] of Object.entries(wrong)) {
    expect(await refusalOf(enter(visitor, body)), name).toBe('AUT438');
  }
  expect(await openStoreSession(visitor, associate)).toMatchObject({
    consumerType: 'EMPLOYEE',
    isAssociate: true,
    storeSession: {
      storeId: store,
      storeName: expect.stringMatching(/./),
      storeEmployeeId: id,
      storeEmployeeName: associate.name,
    },
  });
});

test('the store session lasts through renewals, until the employee no longer works in a store', async () => {
  const visitor = await newShopper(running.origin);
  const associate = await account();
  await openStoreSession(visitor, associate);
  const renewed = () => visitor.call(token, { body: { type: 'Guest' } });
  expect((await renewed()).storeSession).toMatchObject({ storeId: store, storeEmployeeId: associate.id });
  await running.shop.database.pool.query('update consumer set works_at = null where id = $1', [associate.id]);
  expect((await renewed()).storeSession).toBeNull();
});
