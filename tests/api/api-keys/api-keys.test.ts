import { randomUUID } from 'node:crypto';
import { createApiKey } from '@eyelet/contracts/api-keys/create.ts';
import { keyPermissions } from '@eyelet/contracts/api-keys/key.ts';
import { listApiKeys } from '@eyelet/contracts/api-keys/list.ts';
import { revokeApiKey } from '@eyelet/contracts/api-keys/revoke.ts';
import { listAudit } from '@eyelet/contracts/audit/list.ts';
import { isForStaff } from '@eyelet/contracts/callers/callers.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { createRole } from '@eyelet/contracts/roles/create.ts';
import { handlers } from '@eyelet/server/start/handlers.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffEntries } from '../ownership/staff-entries.ts';
import { unknownThings } from '../ownership/things.ts';
import { newKey, outsider } from './keys.ts';

const begin = new Date('2026-11-22T09:00:00Z');
let now = begin;
let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());
beforeEach(async () => {
  now = begin;
  await running.shop.database.pool.query('delete from api_key');
  staff = await newStaff(running);
});

const keys = async () => (await staff.call(listApiKeys, {})).keys;

test('a key is shown once and stored as a hash; it allows the calls of its permissions and no others', async () => {
  const { secret, body } = await newKey(staff, ['orders.read']);
  expect(secret).toMatch(/^eyk_[\w-]{43}$/);
  expect(await staff.call(createApiKey, { body })).toMatchObject({ secret: null });
  expect(await refusalOf(staff.call(createApiKey, { body: { ...body, name: 'Other' } }))).toBe('STF409');
  const stored = JSON.stringify((await running.shop.database.pool.query('select * from api_key')).rows);
  const written = JSON.stringify(await staff.call(listAudit, { query: {} }));
  expect(stored + written + JSON.stringify(await keys())).not.toContain(secret.slice(12));
  const erp = outsider(running.origin, secret);
  expect(await erp.call(listDeskOrders, { query: {} })).toMatchObject({ rows: [] });
  const params = { orderNumber: 'E-1', shippingId: 'shipment-1' };
  expect(await refusalOf(erp.call(recordShipmentStep, { params, body: { step: 'packed' } }))).toBe('STF403');
  expect(await refusalOf(erp.call(listApiKeys, {}))).toBe('STF403');
  expect(await refusalOf(outsider(running.origin, `${secret}x`).call(listDeskOrders, { query: {} }))).toBe('STF401');
});

test('a key with all permissions allows the calls that are made for keys, and no other call of the studio', async () => {
  const { secret } = await newKey(staff, [...keyPermissions], 6000);
  const wrong: string[] = [];
  for (const { operation } of handlers) {
    const { callers } = operation;
    const request = isForStaff(callers) ? staffEntries[operation.id]?.request(unknownThings) : undefined;
    if (!isForStaff(callers) || !request) continue;
    const response = await fetch(running.origin + requestUrl(operation, request), {
      method: operation.method,
      headers: { authorization: `Bearer ${secret}`, ...(request.body ? { 'content-type': 'application/json' } : {}) },
      ...(request.body ? { body: JSON.stringify(request.body) } : {}),
    });
    const isShut = (await response.text()).includes('"STF403"');
    if (isShut === (callers.keys === true) && !operation.id.startsWith('staffAccess.')) wrong.push(operation.id);
  }
  expect(wrong).toEqual([]);
});

test('a key may have the permissions that calls for keys require, and no others', () => {
  const asked = handlers.flatMap(({ operation: { callers } }) =>
    isForStaff(callers) && callers.keys ? [callers.staff] : [],
  );
  expect([...new Set(asked)].toSorted()).toEqual(keyPermissions.toSorted());
});

test('changes by a key are audited under its name', async () => {
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
  const { secret, prefix } = await newKey(staff, ['orders.read', 'fulfilment.write']);
  const params = { orderNumber, shippingId: 'shipment-1' };
  await outsider(running.origin, secret).call(recordShipmentStep, { params, body: { step: 'packed' } });
  const { rows } = await staff.call(listAudit, { query: { subjectId: orderNumber } });
  expect(rows).toMatchObject([{ action: 'orderDesk.recordStep', staffId: null, staffName: `Warehouse (${prefix}…)` }]);
});

test('a key that is revoked ends with its next call, one that expires at its time', async () => {
  const revoked = await newKey(staff, ['orders.read']);
  const expiring = await newKey(staff, ['orders.read']);
  const ask = (secret: string) => outsider(running.origin, secret).call(listDeskOrders, { query: {} });
  await ask(revoked.secret);
  const params = { keyId: revoked.keyId };
  expect(await staff.call(revokeApiKey, { params })).toMatchObject({ state: 'revoked' });
  expect(await staff.call(revokeApiKey, { params })).toMatchObject({ state: 'revoked' });
  expect(await refusalOf(staff.call(revokeApiKey, { params: { keyId: 'none' } }))).toBe('STF404');
  expect(await refusalOf(ask(revoked.secret))).toBe('STF401');
  await ask(expiring.secret);
  expect((await keys()).find(({ keyId }) => keyId === expiring.keyId)).toMatchObject({ lastUsedAt: now.toISOString() });
  now = new Date(expiring.expiresAt);
  expect(await refusalOf(ask(expiring.secret))).toBe('STF401');
  staff = await newStaff(running);
  expect((await keys()).map(({ state }) => state).toSorted()).toEqual(['expired', 'revoked']);
});

test('a key may be used as often in a minute as its limit says', async () => {
  const { secret } = await newKey(staff, ['orders.read'], 2);
  const ask = () => outsider(running.origin, secret).call(listDeskOrders, { query: {} });
  await ask();
  await ask();
  const refused = await ask().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refused instanceof ApiError && refused.status).toBe(429);
  const other = await newKey(staff, ['orders.read'], 2);
  await outsider(running.origin, other.secret).call(listDeskOrders, { query: {} });
});

test('a key cannot be given permissions that its creator lacks, permissions reserved for people, or an unlimited time', async () => {
  const { roleId } = await staff.call(createRole, {
    body: { name: 'Integrators', permissions: ['api-keys.read', 'api-keys.manage', 'orders.read'] },
  });
  const integrator = await newStaff(running, { roles: [roleId] });
  expect(await refusalOf(newKey(integrator, ['orders.refund']))).toBe('STF442');
  await newKey(integrator, ['orders.read']);
  expect(await refusalOf(newKey(staff, ['roles.manage' as 'orders.read']))).toBe('STF400');
  const body = { keyId: randomUUID(), name: 'ERP', permissions: ['orders.read' as const], perMinute: 1 };
  for (const expiresAt of ['2026-11-21T00:00:00Z', '2029-01-01T00:00:00Z']) {
    expect(await refusalOf(staff.call(createApiKey, { body: { ...body, expiresAt } }))).toBe('STF400');
  }
  const blank = { ...body, name: ' ', expiresAt: '2027-01-01T00:00:00Z' };
  expect(await refusalOf(staff.call(createApiKey, { body: blank }))).toBe('STF400');
});

test('the documentation of the API says which calls a key allows', async () => {
  const document = (await (await fetch(`${running.origin}/docs/openapi.json`)).json()) as {
    paths: Readonly<Record<string, Readonly<Record<string, { security: unknown }>>>>;
  };
  expect(document.paths['/staff/v1/orders']?.get?.security).toEqual([{ staff: [] }, { key: [] }]);
  expect(document.paths['/staff/v1/api-keys']?.get?.security).toEqual([{ staff: [] }]);
});
