import { randomUUID } from 'node:crypto';
import { listAudit } from '@eyelet/contracts/audit/list.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { listReconciliations } from '@eyelet/contracts/reconciliations/list.ts';
import { runReconciliation } from '@eyelet/contracts/reconciliations/run.ts';
import { createRole } from '@eyelet/contracts/roles/create.ts';
import { renewSnapshots } from '@eyelet/db/ledger/snapshot.ts';
import { adjust, issue } from '@eyelet/domain/ledger/movements.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { post } from '@eyelet/server/ledger/post.ts';
import { reconcile } from '@eyelet/server/reconciliations/reconcile.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { balanceOfCard, newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

const day = 86_400_000;
let now: Date;
let running: RunningShop;
let staff: TestStaff;
beforeEach(async () => {
  now = new Date('2026-11-23T09:00:00Z');
  running = await startStockedShop({ onHand: 100, parts: { clock: () => now } });
  staff = await newStaff(running, { roles: ['owner'] });
});
afterEach(() => running.close());

/** Moves the clock; after a while the staff have signed in again. */
async function at(later: Date): Promise<void> {
  now = later;
  staff = await newStaff(running, { roles: ['owner'] });
}

const query = (text: string, values: readonly unknown[] = []) => running.shop.database.pool.query(text, [...values]);

const run = (reconciliationId: string = randomUUID()) =>
  staff.call(runReconciliation, { params: { reconciliationId } });

async function settle(): Promise<void> {
  for (let round = 0; round < 4; round++) await announce(running.shop);
}

/** An order of which a gift card paid 40, and a way to cancel it. */
async function paidWithCard(expiresAt: Date | null = null) {
  const shopper = await newShopper(running.origin);
  const card = await newGiftCard(running, 4000, { expires_at: expiresAt });
  const { id } = await readyCart(shopper, running.origin, upcs.deck);
  const additionalData = { number: card.number, pin: card.pin };
  await shopper.call(addInstrument, {
    params: { basketId: id },
    body: { payment_method_id: 'GIFT_CARD' as const, additionalData },
  });
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: id } });
  return { card, orderNumber, cancel: () => shopper.call(cancelOrder, { body: { orderNumber } }) };
}

test('the recount of a night says what is owed and that orders and ledger agree, once for all workers', async () => {
  const { cancel } = await paidWithCard();
  await newGiftCard(running, 2500, { currency: 'EUR' });
  await reconcile(running.shop);
  expect((await staff.call(listReconciliations, {})).rows).toMatchObject([
    {
      ...{ payments: 1, faultCount: 0, faults: [], expired: 0 },
      owed: [
        { kind: 'gift card', unit: 'EUR', holders: 1, available: 25, held: 0 },
        { kind: 'gift card', unit: 'USD', holders: 1, available: 0, held: 40 },
      ],
    },
  ]);
  await reconcile(running.shop);
  expect(await staff.call(listReconciliations, {})).toMatchObject({ total: 1 });
  await settle();
  expect(await run()).toMatchObject({ faultCount: 0, owed: [{ available: 25 }, { available: 0, held: 0 }] });
  await cancel();
  await settle();
  expect(await run()).toMatchObject({ faultCount: 0, owed: [{ available: 25 }, { available: 40, held: 0 }] });
  await at(new Date(now.getTime() + day));
  await reconcile(running.shop);
  expect(await staff.call(listReconciliations, {})).toMatchObject({ total: 4 });
});

test('a planted wrong snapshot is found, told on the first page of whoever may see it, and over once it is mended', async () => {
  const card = { kind: 'gift card', holder: 'G-1', unit: 'USD' } as const;
  for (let at = 0; at < 32; at += 1) {
    const posting = { key: `planted ${at}`, kind: 'adjust', reference: 'G-1', entries: adjust(card, 100) } as const;
    await running.shop.database.db.transaction().execute((tx) => post(tx, posting, now));
  }
  expect(await renewSnapshots(running.shop.database)).toBe(1);
  expect(await run()).toMatchObject({ faultCount: 0 });
  const tasks = async () => (await staff.call(readHome, {})).tasks.filter(({ kind }) => kind === 'ledger-faults');
  expect(await tasks()).toEqual([]);
  now = new Date(now.getTime() + 60_000);
  const { rows } = await query(`update ledger_snapshot set balance = balance + 500 returning account_id`);
  expect(await run()).toMatchObject({
    faultCount: 1,
    faults: [{ fault: 'wrong-snapshot', subject: String(rows[0].account_id), amount: 5, unit: 'USD' }],
  });
  expect(await tasks()).toEqual([{ kind: 'ledger-faults', count: 1, since: now.toISOString() }]);
  const author = await newStaff(running, { roles: ['author'] });
  expect((await author.call(readHome, {})).tasks).toEqual([]);
  await query('delete from ledger_snapshot');
  now = new Date(now.getTime() + 60_000);
  expect(await run()).toMatchObject({ faultCount: 0 });
  expect(await tasks()).toEqual([]);
});

test.each([
  ['held-differs', `update order_payment set amount = amount + 100 where provider = 'gift-card'`, false, -1],
  ['taken-differs', `update order_payment set state = 'captured' where provider = 'gift-card'`, false, -40],
  ['void-differs', `update order_payment set state = 'voided' where provider = 'gift-card'`, false, 40],
  [
    'refund-differs',
    `insert into order_refund (refund_key, order_number, idempotency_key, amount, state, at)
    select 'planted', order_number, idempotency_key, 700, 'refunded', now() from order_payment
    where provider = 'gift-card'`,
    true,
    -7,
  ],
] as const)('an order that disagrees with the ledger is found: %s', async (fault, planted, isTaken, amount) => {
  const { orderNumber } = await paidWithCard();
  if (isTaken) await settle();
  await query(planted);
  const { faults } = await run();
  expect(faults).toContainEqual({ fault, subject: orderNumber, amount, unit: 'USD' });
});

test('value that is held for no order is found after a day', async () => {
  const { orderNumber } = await paidWithCard();
  await query(`delete from order_payment where order_number = $1 and provider = 'gift-card'`, [orderNumber]);
  expect(await run()).toMatchObject({ faultCount: 0 });
  await at(new Date(now.getTime() + day + 1));
  expect(await run()).toMatchObject({ faults: [{ fault: 'held-for-nothing', amount: 40, unit: 'USD' }] });
});

test('what is left of an expired card is booked out once, and what came back after its end stays', async () => {
  const expiresAt = new Date(now.getTime() + 60_000);
  const unused = await newGiftCard(running, 3000, { expires_at: expiresAt });
  const lasting = await newGiftCard(running, 1000);
  const { card, cancel } = await paidWithCard(expiresAt);
  await settle();
  expect(await run()).toMatchObject({ expired: 0 });
  now = expiresAt;
  expect(await run()).toMatchObject({ expired: 1, faultCount: 0 });
  expect(await run()).toMatchObject({ expired: 0 });
  expect(await balanceOfCard(running, unused.id)).toBe(0);
  expect(await balanceOfCard(running, lasting.id)).toBe(1000);
  await cancel();
  await settle();
  expect(await balanceOfCard(running, card.id)).toBe(4000);
  expect(await run()).toMatchObject({ expired: 0, faultCount: 0 });
  expect(await balanceOfCard(running, card.id)).toBe(4000);
});

test('the credit of a past year is booked out once the year is over in the market of the account', async () => {
  const german = (await newConsumer(running.origin, { locale: 'de_DE' })).auth.consumerNo;
  for (const [id, year] of [['c-1', 2025] as const, ['c-1', 2026] as const, [german, 2026] as const]) {
    const credit = { kind: 'athlete credit', holder: `${id} ${year}`, unit: 'USD' } as const;
    const posting = { key: `credit ${id} ${year}`, kind: 'issue', reference: id, entries: issue(credit, 900) } as const;
    const given = new Date(`${year}-03-01T09:00:00Z`);
    await running.shop.database.db.transaction().execute((tx) => post(tx, posting, given));
  }
  expect(await run()).toMatchObject({ expired: 1, owed: [{ kind: 'athlete credit', available: 18 }] });
  await at(new Date('2026-12-31T22:59:59Z'));
  expect(await run()).toMatchObject({ expired: 0 });
  now = new Date('2026-12-31T23:00:00Z');
  expect(await run()).toMatchObject({ expired: 1, owed: [{ kind: 'athlete credit', available: 9 }] });
  await at(new Date('2027-01-01T04:59:59Z'));
  expect(await run()).toMatchObject({ expired: 0 });
  now = new Date('2027-01-01T05:00:00Z');
  expect(await run()).toMatchObject({ expired: 1, owed: [{ kind: 'athlete credit', available: 0 }] });
});

test('a repeated recount is the one that was made, audited once; who may only see the ledger cannot recount', async () => {
  const id = randomUUID();
  const first = await run(id);
  expect(await run(id)).toEqual(first);
  const audited = await staff.call(listAudit, { query: { action: 'reconciliations.run' } });
  expect(audited.rows).toMatchObject([{ subjectId: id, after: { expired: 0, faults: 0 } }]);
  const { roleId } = await staff.call(createRole, { body: { name: 'Auditors', permissions: ['ledger.read'] } });
  const auditor = await newStaff(running, { roles: [roleId] });
  expect(await auditor.call(listReconciliations, {})).toMatchObject({ total: 1 });
  const params = { reconciliationId: randomUUID() };
  expect(await refusalOf(auditor.call(runReconciliation, { params }))).toBe('STF403');
  const care = await newStaff(running, { roles: ['care'] });
  expect(await refusalOf(care.call(listReconciliations, {}))).toBe('STF403');
});
