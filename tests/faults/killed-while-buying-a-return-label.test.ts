import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { labelFile } from '@eyelet/testing/carrier-shipments.ts';
import type { TestStaff } from '@eyelet/testing/staff.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LabelShop, openLabelShop } from '../api/packing/label-shop.ts';
import { deliveredOrder, takeReturns } from '../api/returns/label-desk.ts';
import { askLabel } from '../api/returns/messages.ts';
import { dieAtLabel } from './die-at-label.ts';

let shop: LabelShop;
let owner: TestStaff;
beforeAll(async () => {
  shop = await openLabelShop();
  owner = await takeReturns(shop);
});
afterAll(() => shop.close());

const query = async <Row extends object>(text: string, ...values: readonly unknown[]) =>
  (await shop.running.shop.database.pool.query<Row>(text, [...values])).rows;

/** The only return of an order as its shopper sees it, and how often its labels were paid for and taken back. */
async function shown(orderNumber: string) {
  const { returns } = await shop.shopper.call(listReturnItems, { params: { orderId: orderNumber }, body: {} });
  expect(returns).toHaveLength(1);
  const one = returns[0] ?? expect.fail('nothing is returned');
  const labels = await query<{ label_id: string }>(
    'select label_id from parcel_label where return_id = $1',
    one.returnId,
  );
  const paid = labels.map(({ label_id: id }) => shop.paid(id));
  return { one, paid, states: await shop.states(orderNumber) };
}

async function download(path: string | null): Promise<Buffer> {
  return Buffer.from(await (await fetch(shop.running.origin + path)).arrayBuffer());
}

/** Mails of a return, once all that follows has been done. */
async function mailsAbout(returnId: string): Promise<readonly string[]> {
  for (let round = 0; round < 4; round++) await announce(shop.running.shop);
  const mails = await query<{ kind: string }>(
    `select kind from mail where subject_id like '%/' || $1 order by kind`,
    returnId,
  );
  return mails.map(({ kind }) => kind);
}

test.each(['prepare', 'name', 'buy'] as const)(
  'killed after %s while a shopper waits, the return is there, and its label is bought once and comes by email',
  async (step) => {
    const orderNumber = await deliveredOrder(shop, owner);
    await dieAtLabel(shop, { step, minutes: 0, orderNumber });
    const bought = step === 'buy' ? 1 : 0;
    expect(await shown(orderNumber)).toMatchObject({ states: ['wanted'], paid: [[bought, 0]], one: { parcel: null } });
    // Who asks again meanwhile gets a slip for the same return, and no second label.
    const { returnId } = await askLabel(shop.running.origin, shop.shopper, orderNumber);
    expect(await shown(orderNumber)).toMatchObject({ states: ['wanted'], one: { returnId, isLabelComing: true } });
    await Promise.all([shop.runLater(3), shop.runLater(3)]);
    const { one, ...label } = await shown(orderNumber);
    expect(label).toEqual({ states: ['made'], paid: [[1, 0]] });
    expect(one).toMatchObject({ isLabelComing: false, parcel: { carrier: 'UPS' } });
    expect(await download(one.labelPath)).toEqual(labelFile);
    expect(await mailsAbout(returnId)).toEqual(['return-announced', 'return-label']);
  },
);

test('killed at every step, one process after the other, the label is bought once and its parcel followed', async () => {
  const orderNumber = await deliveredOrder(shop, owner);
  await dieAtLabel(shop, { step: 'prepare', minutes: 0, orderNumber });
  let minutes = 0;
  for (const step of ['prepare', 'name', 'buy'] as const) {
    minutes += 3;
    await dieAtLabel(shop, { step, minutes });
  }
  await shop.runLater(minutes + 3);
  const { one, paid } = await shown(orderNumber);
  expect(paid).toEqual([[1, 0]]);
  expect(await query('select tracking_number from return_parcel where return_id = $1', one.returnId)).toEqual([
    { tracking_number: one.parcel?.trackingNumber },
  ]);
});

test('killed while a label that travelled nowhere is taken back, it is not taken back twice, and another one can be had', async () => {
  const orderNumber = await deliveredOrder(shop, owner);
  const { returnId } = await askLabel(shop.running.origin, shop.shopper, orderNumber);
  const days = 61 * 24 * 60;
  await dieAtLabel(shop, { step: 'take-back', minutes: days });
  expect(await shown(orderNumber)).toMatchObject({ states: ['voiding'], paid: [[1, 1]] });
  await shop.runLater(days + 5);
  expect(await shown(orderNumber)).toMatchObject({ states: ['voided'], paid: [[1, 1]] });
  await askLabel(shop.running.origin, shop.shopper, orderNumber);
  const { one, states } = await shown(orderNumber);
  expect([one.returnId, states]).toEqual([returnId, ['voided', 'made']]);
});
