import { setTillPin } from '@eyelet/contracts/auth/set-till-pin.ts';
import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import { approvePriceAdjustment } from '@eyelet/contracts/cart/approve-price-adjustment.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readStoreStaff } from '@eyelet/contracts/store-staff/read.ts';
import { removeStoreStaff } from '@eyelet/contracts/store-staff/remove.ts';
import { removeStoreStaffPin } from '@eyelet/contracts/store-staff/remove-pin.ts';
import { resetStoreStaffPassword } from '@eyelet/contracts/store-staff/reset-password.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { newAssociate, openStoreSession, type TestAssociate, testStore } from '@eyelet/testing/associate.ts';
import { newVerifier } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const pin = '482913';
let now = new Date('2026-11-23T09:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

const enter = (visitor: Shopper, { id }: Pick<TestAssociate, 'id'>, secret: string) =>
  visitor.call(signInAssociate, {
    body: {
      storeId: testStore,
      storeEmployeeId: id,
      password: secret,
      codeChallenge: newVerifier().codeChallenge,
    },
  });

/** A till, and an associate who has set their PIN there. */
async function withPin(options: Parameters<typeof newAssociate>[1] = {}) {
  const associate = await newAssociate(running, options);
  const till = await newShopper(running.origin);
  await openStoreSession(till, associate);
  await till.call(setTillPin, { body: { password: associate.password, pin } });
  return { associate, till };
}

test('an associate sets a PIN with the password and signs in with it at tills of the store, and nowhere else [C2.41]', async () => {
  const { associate, till } = await withPin();
  expect(await enter(till, associate, pin)).toHaveProperty('authorizationCode');
  expect(await refusalOf(enter(till, associate, '482914'))).toBe('AUT438');
  const stranger = await newShopper(running.origin);
  expect(await refusalOf(enter(stranger, associate, pin))).toBe('AUT438');
  // A till at which a colleague has signed in.
  const other = await newShopper(running.origin);
  await openStoreSession(other, await newAssociate(running));
  expect(await enter(other, associate, pin)).toHaveProperty('authorizationCode');
  // The password still works anywhere.
  expect(await enter(stranger, associate, associate.password)).toHaveProperty('authorizationCode');
});

test('a PIN is refused that is no six digits or easily guessed, with a wrong password, and by anybody but an associate', async () => {
  const { associate, till } = await withPin();
  const set = (body: Readonly<{ password?: string; pin?: string }>, who = till) =>
    refusalOf(who.call(setTillPin, { body: { password: associate.password, pin: '730264', ...body } }));
  for (const weak of ['', '12345', '1234567', 'abcdef', '111111', '123456']) {
    expect(await set({ pin: weak }), weak).toBe('CHK320');
  }
  expect(await set({ password: 'Wrong-password-1' })).toBe('AUT438');
  expect(await set({}, await newShopper(running.origin))).toBe('AUT432');
  expect(await enter(till, associate, pin)).toHaveProperty('authorizationCode');
  const { rows } = await running.shop.database.pool.query('select pin_hash from till_pin where consumer_id = $1', [
    associate.id,
  ]);
  expect(rows[0].pin_hash).toMatch(/^\$argon2id\$/);
});

test('five wrong PINs lock it for a quarter of an hour, also for the right one; strangers do not, and the password works', async () => {
  const { associate, till } = await withPin();
  const stranger = await newShopper(running.origin);
  for (let at = 0; at < 6; at += 1) await refusalOf(enter(stranger, associate, '000001'));
  expect(await enter(till, associate, pin)).toHaveProperty('authorizationCode');
  await Promise.all(Array.from({ length: 5 }, () => refusalOf(enter(till, associate, '000001'))));
  expect(await refusalOf(enter(till, associate, pin))).toBe('AUT438');
  expect(await enter(till, associate, associate.password)).toHaveProperty('authorizationCode');
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query('select kind, subject from mail where recipient = $1', [
    associate.email,
  ]);
  expect(rows.filter(({ kind }) => kind.endsWith('-locked'))).toEqual([
    { kind: 'till-pin-locked', subject: 'Your PIN is locked for 15 minutes' },
  ]);
  now = new Date(now.getTime() + 15 * 60_000 + 1);
  expect(await enter(till, associate, pin)).toHaveProperty('authorizationCode');
});

test('a colleague approves a price with their PIN at the till, and not with a wrong one', async () => {
  const seller = await newAssociate(running, { adjustsUpTo: 0 });
  const { associate: manager, till } = await withPin({ approves: true });
  await openStoreSession(till, seller);
  const { id: basketId } = await till.call(createCartWithItem, { body: { upc: upcs.deck } });
  const cart = await till.call(addItem, { body: { cartId: basketId, upc: upcs.socks, qty: 1 } });
  const [item] = cart.items;
  const { priceAdjustments, version } = await till.call(addPriceAdjustment, {
    params: { basketId },
    body: { itemId: item?.id ?? null, type: 'percentage', value: 10, reason: 'damaged' },
  });
  const approve = (password: string) =>
    till.call(approvePriceAdjustment, {
      params: { basketId, adjustmentId: priceAdjustments[0]?.adjustmentId ?? '' },
      body: { storeEmployeeId: manager.id, password, version },
    });
  expect(await refusalOf(approve('482914'))).toBe('AUT438');
  expect((await approve(pin)).priceAdjustments[0]).toMatchObject({ approval: 'given' });
});

test.each(['removed at the desk', 'reset with the password', 'lost with the store'] as const)(
  'a PIN that was %s no longer works',
  async (how) => {
    const staff = await newStaff(running, { roles: ['owner'] });
    const { associate, till } = await withPin();
    const params = { employeeId: associate.id };
    const { version, hasPin } = await staff.call(readStoreStaff, { params });
    expect(hasPin).toBe(true);
    const body = { version };
    if (how === 'removed at the desk') {
      const after = await staff.call(removeStoreStaffPin, { params, body });
      expect(after).toMatchObject({ hasPin: false, version: version + 1 });
      expect(await staff.call(removeStoreStaffPin, { params, body })).toEqual(after);
    } else if (how === 'reset with the password') await staff.call(resetStoreStaffPassword, { params, body });
    else await staff.call(removeStoreStaff, { params, query: { version, leaves: 'store' } });
    expect(await refusalOf(enter(till, associate, pin))).toBe('AUT438');
    const { rows } = await running.shop.database.pool.query('select from till_pin where consumer_id = $1', [
      associate.id,
    ]);
    expect(rows).toHaveLength(0);
  },
);
