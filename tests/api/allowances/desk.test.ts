import { changeAllowance } from '@eyelet/contracts/allowances/change.ts';
import { listAllowances } from '@eyelet/contracts/allowances/list.ts';
import { readAllowance } from '@eyelet/contracts/allowances/read.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { listPaymentMethods } from '@eyelet/contracts/payments/list-methods.ts';
import { findLedgerFaults } from '@eyelet/db/ledger/faults.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100 });
  staff = await newStaff(running, { roles: ['finance'] });
});
afterAll(async () => {
  expect(await findLedgerFaults(running.shop.database.db)).toEqual([]);
  await running.close();
});

const none = { athlete: null, employee: null, prosumer: null, programmes: [] };
const paramsOf = ({ auth }: TestConsumer) => ({ consumerNo: auth.consumerNo });
const set = (consumer: TestConsumer, version: number, members: object) =>
  staff.call(changeAllowance, { params: paramsOf(consumer), body: { ...none, ...members, version } });
const credit = { payment_method_id: 'ATHLETES_PAYMENT' } as const;
/** A cart that the credit pays, all that it can or an amount. */
const cartWithCredit = async (athlete: TestConsumer, amount?: number) => {
  const cart = await readyCart(athlete, running.origin, upcs.deck);
  const body = { ...credit, ...(amount === undefined ? {} : { amount }) };
  return athlete.call(addInstrument, { params: { basketId: cart.id }, body });
};
const place = (athlete: TestConsumer, { id: cartId }: Cart) => athlete.call(placeOrder, { body: { cartId } });
const pay = async (athlete: TestConsumer, amount?: number) => place(athlete, await cartWithCredit(athlete, amount));
/** What the credit would pay of a cart of 105.50. */
const payable = async (athlete: TestConsumer) => {
  const cart = await readyCart(athlete, running.origin, upcs.deck);
  const { paymentMethods } = await athlete.call(listPaymentMethods, { params: { basketId: cart.id } });
  return paymentMethods.find((one) => one.payment_method_id === 'ATHLETES_PAYMENT')?.payableAmount;
};

test('an account becomes that of an athlete, who pays with the credit, and whose credit is raised and lowered', async () => {
  const athlete = await newConsumer(running.origin);
  const { rows } = await staff.call(listAllowances, { query: { search: athlete.email } });
  expect(rows).toMatchObject([{ ...paramsOf(athlete), athlete: null, identities: [], version: 1 }]);
  const first = await set(athlete, 1, { athlete: 80 });
  expect(first).toMatchObject({ athlete: { yearly: 80, spent: 0 }, identities: ['athlete'], version: 2 });
  // 105.50, of which the credit pays 80.
  await pay(athlete);
  expect(await staff.call(readAllowance, { params: paramsOf(athlete) })).toMatchObject({
    athlete: { yearly: 80, spent: 80 },
  });
  const raised = await set(athlete, 2, { athlete: 130 });
  expect(raised).toMatchObject({ athlete: { yearly: 130, spent: 80 } });
  const lowered = await set(athlete, 3, { athlete: 100 });
  expect(lowered).toMatchObject({ athlete: { yearly: 100, spent: 80 } });
  const { consumerDetails } = await athlete.call(readConsumer, {});
  expect(consumerDetails.athlete).toEqual({ currentSpend: 80, annualCredit: 100 });
});

test('a credit never falls below what was spent, and what was spent counts when it comes back', async () => {
  const athlete = await newConsumer(running.origin);
  await set(athlete, 1, { athlete: 80 });
  await pay(athlete);
  expect(await set(athlete, 2, { athlete: 30 })).toMatchObject({ athlete: { yearly: 30, spent: 30 } });
  // Who is no athlete any more pays with it no longer, from the next call on.
  expect(await set(athlete, 3, none)).toMatchObject({ athlete: null, identities: [] });
  const cart = await readyCart(athlete, running.origin, upcs.socks);
  const add = athlete.call(addInstrument, { params: { basketId: cart.id }, body: credit });
  expect(await refusalOf(add)).toBe('PAY400');
  expect((await set(athlete, 4, { athlete: 100 })).athlete).toEqual({ yearly: 100, spent: 80 });
});

test('a limit that is lowered and raised again gives nothing twice', async () => {
  const athlete = await newConsumer(running.origin);
  await set(athlete, 1, { athlete: 100 });
  await pay(athlete, 80);
  for (const [version, yearly, spent] of [
    [2, 50, 50],
    [3, 100, 80],
  ] as const) {
    expect((await set(athlete, version, { athlete: yearly })).athlete).toEqual({ yearly, spent });
  }
  const { rows } = await staff.call(listAllowances, { query: { search: athlete.email } });
  expect(rows).toMatchObject([{ athlete: { yearly: 100, spent: 80 } }]);
  expect(await payable(athlete)).toBe(20);
});

test('what comes back of more than the limit is worth no more than the limit, also in two carts at once', async () => {
  const athlete = await newConsumer(running.origin);
  await set(athlete, 1, { athlete: 100 });
  const { orderNumber } = await pay(athlete, 80);
  await set(athlete, 2, { athlete: 50 });
  await announce(running.shop);
  await athlete.call(cancelOrder, { body: { orderNumber } });
  await announce(running.shop);
  expect(await staff.call(readAllowance, { params: paramsOf(athlete) })).toMatchObject({
    athlete: { yearly: 50, spent: 0 },
  });
  expect(await payable(athlete)).toBe(50);
  // Both have 40 of it before either is placed: a cart that comes later would get what is left, and the card pay the rest.
  const carts = [await cartWithCredit(athlete, 40), await cartWithCredit(athlete, 40)];
  const placed = await Promise.allSettled(carts.map((cart) => place(athlete, cart)));
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await payable(athlete)).toBe(10);
});

test('limits of employees and programmes are set, and taken away with the membership at once', async () => {
  const person = await newConsumer(running.origin);
  const joining = { programmes: ['ipa', 'wranx'], programmeProof: ' Member card 4711 ' };
  for (const programmeProof of [undefined, '  ']) {
    const refused = set(person, 1, { ...joining, programmeProof });
    expect(await detailOf(refused)).toMatchObject({ errorId: 'STF400', field: 'programmeProof' });
  }
  const both = await set(person, 1, { ...joining, employee: 500, prosumer: 200 });
  expect(both).toMatchObject({
    employee: { yearly: 500, spent: 0 },
    prosumer: { yearly: 200 },
    identities: ['wranx', 'ipa'],
    programmeProof: 'Member card 4711',
  });
  const listed = await staff.call(listAllowances, { query: { identity: 'ipa', search: person.email } });
  expect(listed).toMatchObject({ rows: [both], total: 1 });
  // Who leaves one of them needs no other proof.
  expect(await set(person, 2, { programmes: ['ipa'] })).toMatchObject({ programmeProof: 'Member card 4711' });
  // Who joins another one does, as what was shown for the first proves nothing of it.
  expect(await detailOf(set(person, 3, { programmes: ['ipa', 'wranx'] }))).toMatchObject({ field: 'programmeProof' });
  expect(await set(person, 3, none)).toMatchObject({ programmeProof: null });
  const { consumerDetails } = await person.call(readConsumer, {});
  expect(consumerDetails).toMatchObject({ employee: null, prosumer: null, identity: [] });
});

test('of two changes over the same version one counts, the other is told, and saying it again is no mistake', async () => {
  const person = await newConsumer(running.origin);
  const outcomes = await Promise.allSettled([set(person, 1, { athlete: 50 }), set(person, 1, { athlete: 60 })]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const current = await staff.call(readAllowance, { params: paramsOf(person) });
  const kept = current.athlete?.yearly ?? 0;
  expect(await detailOf(set(person, 1, { athlete: kept === 50 ? 60 : 50 }))).toMatchObject({
    errorId: 'STF409',
    current,
  });
  expect(await set(person, 1, { athlete: kept })).toEqual(current);
});

test('the list goes on where a page has ended, and only staff with the permission see or set anything', async () => {
  const people = await Promise.all([
    newConsumer(running.origin),
    newConsumer(running.origin),
    newConsumer(running.origin),
  ]);
  await Promise.all(people.map((one) => set(one, 1, { athlete: 10 })));
  const all = await staff.call(listAllowances, { query: { limit: 200 } });
  const ids: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await staff.call(listAllowances, { query: { limit: 2, ...(after ? { after } : {}) } });
    ids.push(...page.rows.map(({ consumerNo }) => consumerNo));
    after = page.next;
  }
  expect(ids).toEqual(all.rows.map(({ consumerNo }) => consumerNo));
  const care = await newStaff(running, { roles: ['care'] });
  expect(await refusalOf(care.call(listAllowances, { query: {} }))).toBe('STF403');
});
