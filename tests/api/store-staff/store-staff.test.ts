import { randomUUID } from 'node:crypto';
import { resetPassword } from '@eyelet/contracts/auth/reset-password.ts';
import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { addStoreStaff } from '@eyelet/contracts/store-staff/add.ts';
import { blockStoreStaff } from '@eyelet/contracts/store-staff/block.ts';
import { changeStoreStaff } from '@eyelet/contracts/store-staff/change.ts';
import { listStoreStaff } from '@eyelet/contracts/store-staff/list.ts';
import { readStoreStaff } from '@eyelet/contracts/store-staff/read.ts';
import { removeStoreStaff } from '@eyelet/contracts/store-staff/remove.ts';
import { resetStoreStaffPassword } from '@eyelet/contracts/store-staff/reset-password.ts';
import { unblockStoreStaff } from '@eyelet/contracts/store-staff/unblock.ts';
import { listStoreEmployees } from '@eyelet/contracts/stores/list-employees.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { openStoreSession, testStore } from '@eyelet/testing/associate.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { humanProof, newConsumer, newVerifier } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addedAssociate } from './associates.ts';

let now = new Date('2026-11-23T09:00:00Z');
let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 200, parts: { clock: () => now } });
});
afterAll(() => running.close());
beforeEach(async () => {
  staff = await newStaff(running, { roles: ['administrator'] });
});

type Added = Awaited<ReturnType<typeof addedAssociate>>;

const add = (adjustsUpTo: number | null = null) => addedAssociate(staff, running, adjustsUpTo);
const seen = ({ params }: Added) => staff.call(readStoreStaff, { params });

/** A store session of an added associate. */
async function sellAs({ added, email, password }: Added): Promise<Shopper> {
  const visitor = await newShopper(running.origin);
  const auth = await openStoreSession(visitor, { id: added.employeeId, email, password, name: added.name });
  return { ...visitor, auth };
}

/** Takes 15 percent off the only item of a new cart; `place` orders it. */
async function adjustedCart(seller: Shopper, value = 15) {
  const cart = await readyCart(seller, running.origin, upcs.deck);
  const body = { itemId: cart.items[0]?.id ?? '', type: 'percentage', value, reason: 'Scuffed sole' } as const;
  const adjusted = await seller.call(addPriceAdjustment, { params: { basketId: cart.id }, body });
  return { adjusted, place: () => seller.call(placeOrder, { body: { cartId: cart.id } }) };
}

test('an account is added to a store, is listed there, and signs in at its tills', async () => {
  const added = await add(12.5);
  expect(added.added).toMatchObject({
    ...{ storeId: testStore, adjustsUpTo: 12.5, approves: false, blocked: false, openSessions: 0 },
    shopAdjustsUpTo: 20,
  });
  const query = { store: testStore, search: added.email.slice(0, 20) };
  expect((await staff.call(listStoreStaff, { query })).rows).toEqual([added.added]);
  const elsewhere = await staff.call(listStoreStaff, { query: { ...query, store: 'S-NONE' } });
  expect(elsewhere).toMatchObject({ rows: [], total: 0 });
  const seller = await sellAs(added);
  expect(seller.auth).toMatchObject({ isAssociate: true, storeSession: { storeId: testStore } });
  expect((await seen(added)).openSessions).toBe(1);
});

test('the pages of the list neither skip nor repeat anybody', async () => {
  await Promise.all([add(), add(), add()]);
  const all = await staff.call(listStoreStaff, { query: { limit: 200 } });
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await staff.call(listStoreStaff, { query: { limit: 2, ...(after ? { after } : {}) } });
    expect(page.rows.length).toBeLessThanOrEqual(2);
    ids.push(...page.rows.map(({ employeeId }) => employeeId));
    after = page.next;
  }
  expect(ids).toEqual(all.rows.map(({ employeeId }) => employeeId));
  expect(all.total).toBe(ids.length);
});

test('a person without an account, or who sells for a store already, is refused at the email; adding twice adds once', async () => {
  const members = { storeId: testStore, adjustsUpTo: null, approves: false };
  const nobody = detailOf(staff.call(addStoreStaff, { body: { email: 'nobody@example.com', ...members } }));
  expect(await nobody).toMatchObject({ errorId: 'STF400', field: 'email' });
  const { email, added } = await add();
  expect(await staff.call(addStoreStaff, { body: { email, ...members } })).toEqual(added);
  const other = detailOf(staff.call(addStoreStaff, { body: { email, ...members, approves: true } }));
  expect(await other).toMatchObject({ errorId: 'STF400', field: 'email' });
  const { email: third } = await newConsumer(running.origin);
  const nowhere = detailOf(staff.call(addStoreStaff, { body: { email: third, ...members, storeId: 'W-NORA' } }));
  expect(await nowhere).toMatchObject({ errorId: 'STF400', details: { member: 'storeId' } });
});

test('an associate whom several people add at once is added once, with one audit entry', async () => {
  const { email } = await newConsumer(running.origin);
  const body = { email, storeId: testStore, adjustsUpTo: 10, approves: true };
  const answers = await Promise.all(Array.from({ length: 5 }, () => staff.call(addStoreStaff, { body })));
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  const { rows } = await running.shop.database.pool.query(
    `select 1 from audit where action = 'storeStaff.add' and subject_id = $1`,
    [answers[0]?.employeeId],
  );
  expect(rows.length).toBe(1);
});

test('a lower limit holds for the cart of an open store session, and a higher one frees it', async () => {
  const one = await add();
  const seller = await sellAs(one);
  const { adjusted, place } = await adjustedCart(seller);
  expect(adjusted.priceAdjustments).toMatchObject([{ approval: 'none' }]);
  const decided = { storeId: testStore, approves: false };
  const lower = await staff.call(changeStoreStaff, {
    params: one.params,
    body: { ...decided, adjustsUpTo: 5, ...one.body },
  });
  expect(lower).toMatchObject({ adjustsUpTo: 5, version: one.body.version + 1 });
  // An adjustment above the new limit is removed, and nothing is ordered at it.
  expect(await refusalOf(place())).toBe('ORD415');
  const next = await adjustedCart(seller, 30);
  expect(next.adjusted.priceAdjustments).toMatchObject([{ approval: 'needed' }]);
  const body = { ...decided, adjustsUpTo: 30, version: lower.version };
  await staff.call(changeStoreStaff, { params: one.params, body });
  expect((await adjustedCart(seller, 30)).adjusted.priceAdjustments).toMatchObject([{ approval: 'none' }]);
});

test('of two changes of the same version one succeeds, and the other gets the current one', async () => {
  const { params, body } = await add();
  const change = (adjustsUpTo: number) =>
    staff.call(changeStoreStaff, { params, body: { storeId: testStore, approves: true, adjustsUpTo, ...body } });
  const outcomes = await Promise.allSettled([change(10), change(11)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const current = await staff.call(readStoreStaff, { params });
  const loser = current.adjustsUpTo === 10 ? 11 : 10;
  expect(await detailOf(change(loser))).toMatchObject({ errorId: 'STF409', current });
  // A change that is made already succeeds.
  expect(await change(current.adjustsUpTo ?? 0)).toEqual(current);
});

test('a blocked associate is signed out of the till at once, is not listed there, and sells again when unblocked', async () => {
  const one = await add();
  const seller = await sellAs(one);
  const { place } = await adjustedCart(seller);
  const blocked = await staff.call(blockStoreStaff, one);
  expect(blocked).toMatchObject({ blocked: true, openSessions: 0 });
  expect(await staff.call(blockStoreStaff, one)).toEqual(blocked);
  expect(await refusalOf(place())).toBe('AUT432');
  expect((await seller.call(token, { body: { type: 'Guest' } })).isAssociate).toBe(false);
  const visitor = await newShopper(running.origin);
  const offered = await visitor.call(listStoreEmployees, { params: { storeId: testStore } });
  expect(offered.employees.map(({ storeEmployeeId }) => storeEmployeeId)).not.toContain(one.added.employeeId);
  expect(await refusalOf(sellAs(one))).toBe('AUT438');
  const { codeChallenge } = newVerifier();
  const byEmail = { username: one.email, password: one.password, codeChallenge };
  expect(await refusalOf(visitor.call(signInAssociate, { body: byEmail }))).toBe('AUT438');
  // Shopping privately is not affected.
  const body = { type: 'Registered', ...byEmail, recaptcha_response: humanProof } as const;
  expect(await visitor.call(signIn, { body })).toHaveProperty('authorizationCode');
  await staff.call(unblockStoreStaff, { params: one.params, body: { version: blocked.version } });
  expect((await sellAs(one)).auth.isAssociate).toBe(true);
});

test('a code that was issued before an associate was blocked opens no store session', async () => {
  const one = await add();
  const visitor = await newShopper(running.origin);
  const { codeVerifier, codeChallenge } = newVerifier();
  const body = { storeId: testStore, storeEmployeeId: one.added.employeeId, password: one.password, codeChallenge };
  const { authorizationCode } = await visitor.call(signInAssociate, { body });
  await staff.call(blockStoreStaff, one);
  const exchange = visitor.call(token, { body: { type: 'Registered', authorizationCode, codeVerifier } });
  expect(await refusalOf(exchange)).toBe('AUT437');
});

test.each([
  ['store', 'EMPLOYEE', ['employee']],
  ['company', 'REGISTERED', []],
] as const)('who leaves the %s sells no longer and is %s', async (leaves, kind, identities) => {
  const one = await add(7);
  const seller = await sellAs(one);
  const query = { ...one.body, leaves };
  expect(await staff.call(removeStoreStaff, { params: one.params, query })).toEqual(one.params);
  expect(await refusalOf(seen(one))).toBe('STF404');
  expect((await seller.call(token, { body: { type: 'Guest' } })).isAssociate).toBe(false);
  expect(await refusalOf(sellAs(one))).toBe('AUT438');
  const { rows } = await running.shop.database.pool.query(
    'select kind, identities, works_at, adjusts_up_to, approves_adjustments from consumer where id = $1',
    [one.added.employeeId],
  );
  const none = { works_at: null, adjusts_up_to: null, approves_adjustments: false };
  expect(rows).toEqual([{ kind, identities, ...none }]);
});

/** The token of the last link that was mailed to an address. */
async function mailedLink(email: string): Promise<string> {
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    `select text from mail where recipient = $1 and kind = 'till-password-reset' order by created_at`,
    [email],
  );
  expect(rows.length).toBe(1);
  return /reset-password\?token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

test('a reset password is invalid at once and everywhere, and only its owner chooses the next one by a mailed link', async () => {
  const one = await add();
  const seller = await sellAs(one);
  const reset = await staff.call(resetStoreStaffPassword, one);
  expect(reset).toMatchObject({ openSessions: 0, version: one.body.version + 1 });
  // Pressed twice: the link that was mailed stays valid.
  expect(await staff.call(resetStoreStaffPassword, one)).toEqual(reset);
  expect((await seller.call(token, { body: { type: 'Guest' } })).isAssociate).toBe(false);
  expect(await refusalOf(sellAs(one))).toBe('AUT438');
  const link = await mailedLink(one.email);
  const newPassword = `Fresh-tide-${randomUUID().slice(0, 6)}`;
  const visitor = await newShopper(running.origin);
  await visitor.call(resetPassword, { body: { token: link, newPassword } });
  expect((await sellAs({ ...one, password: newPassword })).auth.isAssociate).toBe(true);
  const { rows } = await running.shop.database.pool.query<{ told: string }>(
    `select audit::text as told from audit where subject_kind = 'associate' and subject_id = $1`,
    [one.added.employeeId],
  );
  expect(rows.length).toBe(2);
  for (const { told } of rows) for (const secret of [link, one.password, one.email]) expect(told).not.toContain(secret);
  now = new Date(now.getTime() + 60_000);
});
