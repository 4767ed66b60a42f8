import { listDeskReturns } from '@eyelet/contracts/return-desk/list.ts';
import { makeReturnLabel } from '@eyelet/contracts/return-desk/make-label.ts';
import { readDeskReturn } from '@eyelet/contracts/return-desk/read.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { sendReturnLabelMail } from '@eyelet/server/orders/mail/return-mails.ts';
import { detailOf as scanOf, trackerOf, webhookOf } from '@eyelet/testing/carrier-server.ts';
import { labelFile } from '@eyelet/testing/carrier-shipments.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { detailOf, type TestStaff } from '@eyelet/testing/staff.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type LabelShop, openLabelShop, placeId } from '../packing/label-shop.ts';
import { deliveredOrder, nameReturnPlace, seller, takeReturns } from './label-desk.ts';
import { askLabel } from './messages.ts';

let shop: LabelShop;
let owner: TestStaff;
beforeAll(async () => {
  shop = await openLabelShop();
  owner = await takeReturns(shop);
});
afterEach(() => {
  shop.server.shipments.fault('create', undefined);
  shop.server.shipments.withoutRates(false);
});
afterAll(() => shop.close());

const delivered = () => deliveredOrder(shop, owner);

const ask = (orderNumber: string) => askLabel(shop.running.origin, shop.shopper, orderNumber);

async function shown(orderNumber: string) {
  const { returns } = await shop.shopper.call(listReturnItems, { params: { orderId: orderNumber }, body: {} });
  return returns[0] ?? expect.fail('nothing is returned');
}

const stepsOf = async (orderNumber: string) => (await shown(orderNumber)).steps.map(({ step }) => step);

const atDesk = (returnId: string) => owner.call(readDeskReturn, { params: { returnId } });

async function download(path: string | null) {
  return Buffer.from(await (await fetch(shop.running.origin + path)).arrayBuffer());
}

async function settleEvents(): Promise<void> {
  for (let round = 0; round < 4; round++) await announce(shop.running.shop);
}

async function mailsAbout(returnId: string): Promise<readonly (readonly [kind: string, text: string])[]> {
  await settleEvents();
  const { rows } = await shop.running.shop.database.pool.query<{ kind: string; text: string }>(
    `select kind, text from mail where subject_id like '%/' || $1 order by kind`,
    [returnId],
  );
  return rows.map(({ kind, text }) => [kind, text]);
}

async function report(trackingNumber: string, ...scans: readonly ReturnType<typeof scanOf>[]): Promise<void> {
  const { body, headers } = webhookOf(trackerOf(trackingNumber, { tracking_details: scans }), shop.server.secret);
  const answer = await fetch(`${shop.running.origin}/carriers/webhooks/easypost`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
}

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('the label of a return is bought once, turned round, and its scans move the return for shopper and desk', async () => {
  const orderNumber = await delivered();
  const before = shop.server.shipments.bought.length;
  const answers = await Promise.all([0, 1, 2].map(() => ask(orderNumber)));
  const { returnId } = await ask(orderNumber);
  expect(new Set(answers.map((one) => one.returnId))).toEqual(new Set([returnId]));
  expect(shop.server.shipments.bought.length - before).toBe(1);
  expect(shop.server.shipments.asked().at(-1)).toMatchObject({
    ...{ is_return: true, options: { print_custom_1: returnId } },
    ...{ from_address: { street1: '4 Ropewalk Yard' }, to_address: { street1: '12 Harbor Street' } },
  });
  const one = await shown(orderNumber);
  expect(one).toMatchObject({ isLabelComing: false, handedOverAt: null, parcel: { carrier: 'UPS', scans: [] } });
  expect(await download(one.labelPath)).toEqual(labelFile);
  const trackingNumber = one.parcel?.trackingNumber ?? '';
  // The announcement of the label moves nothing; then the later scan comes first, and one comes twice.
  await report(trackingNumber, scanOf('pre_transit', at(0)));
  await settleEvents();
  expect((await shown(orderNumber)).handedOverAt).toBeNull();
  await report(trackingNumber, scanOf('delivered', at(40)));
  const travelling = scanOf('in_transit', at(20), 'Salem');
  for (let turn = 0; turn < 2; turn++) await report(trackingNumber, travelling);
  await settleEvents();
  const parcel = {
    arrivedAt: expect.any(String),
    scans: [{ state: 'announced' }, { state: 'travelling', place: 'Salem, US' }, { state: 'delivered' }],
  };
  expect(await shown(orderNumber)).toMatchObject({ state: 'announced', handedOverAt: expect.any(String), parcel });
  expect(await stepsOf(orderNumber)).toEqual(['announced', 'labelled', 'handed-over', 'arrived']);
  expect(await atDesk(returnId)).toMatchObject({ handedOverAt: expect.any(String), parcel, label: { state: 'made' } });
  // Those who asked while it was bought were told that it comes by mail, so that a mail with it may be among them.
  const kinds = (await mailsAbout(returnId)).map(([kind]) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['return-announced', 'return-handed-over']));
  await owner.call(receiveReturn, { params: { returnId } });
  await shop.runLater(200);
  expect([await shop.states(orderNumber), shop.server.shipments.refunded]).toEqual([['used'], []]);
});

test('while the service is down its shopper has a slip and is told that the label comes by email, which it does', async () => {
  const orderNumber = await delivered();
  shop.server.shipments.fault('create', { status: 503, message: 'Maintenance until six.' });
  const { bytes, returnId } = await ask(orderNumber);
  const slip = await readPdf(bytes);
  expect(slip.text).toContain('The label of the carrier comes by email');
  expect(slip.text).not.toContain(seller.returns[1]);
  const coming = await shown(orderNumber);
  expect(coming).toMatchObject({ isLabelComing: true, parcel: null });
  expect((await readPdf(await download(coming.labelPath))).text).toBe(slip.text);
  expect((await atDesk(returnId)).label).toMatchObject({ state: 'wanted', problem: 'down' });
  expect(await mailsAbout(returnId)).toEqual([
    ['return-announced', expect.stringContaining('We send it to you by email')],
  ]);
  shop.server.shipments.fault('create', undefined);
  await shop.runLater(4);
  const [, [kind, text] = []] = await mailsAbout(returnId);
  expect([kind, text]).toEqual(['return-label', expect.stringContaining(`/return/${returnId}/label?token=`)]);
  expect(await download((await shown(orderNumber)).labelPath)).toEqual(labelFile);
});

test('a mail promises no label that somebody still waits for, and one whose process has died comes by email', async () => {
  const orderNumber = await delivered();
  const { returnId } = await ask(orderNumber);
  const { pool } = shop.running.shop.database;
  await pool.query(
    `update parcel_label set state = 'wanted', mailed = false, next_try_at = now() + interval '2 minutes', pdf = null
     where return_id = $1`,
    [returnId],
  );
  expect(await mailsAbout(returnId)).toEqual([
    ['return-announced', expect.stringContaining(`/return/${returnId}/label?token=`)],
  ]);
  expect((await shown(orderNumber)).isLabelComing).toBe(false);
  await shop.runLater(4);
  expect((await mailsAbout(returnId)).map(([kind]) => kind)).toEqual(['return-announced', 'return-label']);
});

test('a label that no parcel has travelled with for 60 days is taken back, and who asks again gets another one', async () => {
  const orderNumber = await delivered();
  const { returnId } = await ask(orderNumber);
  await shop.runLater(59 * 24 * 60);
  expect(await shop.states(orderNumber)).toEqual(['made']);
  await shop.runLater(61 * 24 * 60);
  expect(await shop.states(orderNumber)).toEqual(['voided']);
  const again = await ask(orderNumber);
  expect([again.returnId, Buffer.from(again.bytes)]).toEqual([returnId, labelFile]);
  expect(await shop.states(orderNumber)).toEqual(['voided', 'made']);
});

test('a label that was taken back is shown as such without its number, until another one is there or its parcel travels after all', async () => {
  const orderNumber = await delivered();
  const { returnId } = await ask(orderNumber);
  const { parcel: first, labelPath: mailed } = await shown(orderNumber);
  const trackingNumber = first?.trackingNumber ?? '';
  await shop.runLater(61 * 24 * 60);
  const told = (await readPdf(await download(mailed))).text;
  expect(told).toContain('This label is no longer valid');
  expect(told).toContain(`${shop.running.origin}/en-us/track-order?order=${orderNumber}`);
  const gone = { isLabelWithdrawn: true, isLabelComing: false, labelPath: null, parcel: null };
  expect(await shown(orderNumber)).toMatchObject(gone);
  expect(await stepsOf(orderNumber)).toEqual(['announced', 'labelled', 'label-withdrawn']);
  expect(await atDesk(returnId)).toMatchObject({
    ...{ label: { state: 'withdrawn', carrier: 'UPS', trackingNumber }, labelPath: null, parcel: null },
  });
  // While another one is waited for, the number of the first is not shown either.
  shop.server.shipments.fault('create', { status: 503 });
  await ask(orderNumber);
  const coming = { isLabelWithdrawn: false, isLabelComing: true, parcel: null };
  expect(await shown(orderNumber)).toMatchObject(coming);
  await report(trackingNumber, scanOf('in_transit', at(1)));
  expect(await shown(orderNumber)).toMatchObject({ parcel: { trackingNumber } });
});

test('the desk has another label made once one was taken back, which has a mail of its own; otherwise nothing is made', async () => {
  const orderNumber = await delivered();
  shop.server.shipments.fault('create', { status: 503 });
  const { returnId } = await ask(orderNumber);
  shop.server.shipments.fault('create', undefined);
  await shop.runLater(4);
  await settleEvents();
  const make = () => owner.call(makeReturnLabel, { params: { returnId } });
  expect(await make()).toMatchObject({ label: { state: 'made' } });
  expect(await shop.states(orderNumber)).toEqual(['made']);
  await shop.runLater(61 * 24 * 60);
  await Promise.all([make(), make()]);
  expect(await atDesk(returnId)).toMatchObject({ label: { state: 'made' }, parcel: { carrier: 'UPS' } });
  expect(await shop.states(orderNumber)).toEqual(['voided', 'made']);
  await settleEvents();
  const { rows } = await shop.running.shop.database.pool.query<{ subject_id: string }>(
    `select subject_id from mail where kind = 'return-label' and subject_id like '%' || $1 || '%' order by 1`,
    [returnId],
  );
  expect(rows.map(({ subject_id: id }) => id)).toEqual([`${orderNumber}/${returnId}`, `${orderNumber}/${returnId}/2`]);
});

test('where no other label can be bought any more, that of the shop takes the place of one that was taken back', async () => {
  const orderNumber = await delivered();
  const { returnId } = await ask(orderNumber);
  await shop.runLater(61 * 24 * 60);
  await nameReturnPlace(shop.running, owner, null);
  try {
    const { labelPath, isLabelWithdrawn } = await shown(orderNumber);
    expect(isLabelWithdrawn).toBe(true);
    expect((await readPdf(await download(labelPath))).text).toContain(seller.returns[1]);
    expect(await atDesk(returnId)).toMatchObject({ label: { state: 'withdrawn' }, labelPath });
    const refusal = await detailOf(owner.call(makeReturnLabel, { params: { returnId } }));
    expect(refusal).toMatchObject({ errorId: 'STF496', status: 409 });
    expect(refusal.message).toContain('the shop’s own label');
  } finally {
    await nameReturnPlace(shop.running, owner, placeId);
  }
});

test('a return that came without a scan keeps its number after its label is taken back, and one that its carrier has kept is not withdrawn', async () => {
  const orderNumber = await delivered();
  const { returnId } = await ask(orderNumber);
  const { parcel } = await shown(orderNumber);
  await shop.runLater(61 * 24 * 60);
  const { pool } = shop.running.shop.database;
  const end = (state: string) =>
    pool.query('update parcel_label set state = $2 where return_id = $1', [returnId, state]);
  await end('kept');
  expect(await shown(orderNumber)).toMatchObject({ isLabelWithdrawn: false, parcel });
  await end('voided');
  await owner.call(receiveReturn, { params: { returnId } });
  const there = { state: 'received', isLabelWithdrawn: false, parcel };
  expect(await shown(orderNumber)).toMatchObject(there);
  expect(await atDesk(returnId)).toMatchObject({ parcel: there.parcel });
});

test('a mail about a label that is tried again after another one was wished for is still that of its own label', async () => {
  const orderNumber = await delivered();
  shop.server.shipments.fault('create', { status: 503 });
  const { returnId } = await ask(orderNumber);
  shop.server.shipments.fault('create', undefined);
  await shop.runLater(4);
  await shop.runLater(61 * 24 * 60);
  await owner.call(makeReturnLabel, { params: { returnId } });
  await settleEvents();
  const { pool } = shop.running.shop.database;
  const { rows } = await pool.query<{ payload: { orderNumber: string; returnId: string; label: number } }>(
    `select payload from event where name = 'return.label-ready' and subject = $1 order by seq`,
    [orderNumber],
  );
  expect(rows.map(({ payload }) => payload.label)).toEqual([1, 2]);
  await pool.query(`delete from mail where kind = 'return-label' and subject_id = $1`, [`${orderNumber}/${returnId}`]);
  await sendReturnLabelMail(shop.running.shop, rows[0]?.payload ?? expect.fail('no label was told of'));
  expect((await mailsAbout(returnId)).map(([kind]) => kind)).toEqual(['return-announced', 'return-label']);
});

test('the desk finds a return by its number, that of its order, and the one on its label', async () => {
  const orderNumber = await delivered();
  const { returnId } = await ask(orderNumber);
  const trackingNumber = (await shown(orderNumber)).parcel?.trackingNumber ?? '';
  const onLabel = `${trackingNumber.slice(0, 2).toLowerCase()} ${trackingNumber.slice(2)}`;
  for (const search of [returnId.slice(0, -1).toLowerCase(), orderNumber, onLabel]) {
    const { rows } = await owner.call(listDeskReturns, { query: { search } });
    expect(rows).toMatchObject([{ returnId, orderNumber }]);
  }
});

test('a number that an earlier parcel to a shopper had is that of the return which has it now', async () => {
  const orderNumber = await delivered();
  await ask(orderNumber);
  const trackingNumber = (await shown(orderNumber)).parcel?.trackingNumber ?? '';
  await shop.running.shop.database.pool.query(
    `update parcel set tracking_number = $1, handed_over_at = handed_over_at - interval '1 year' where order_number = $2`,
    [trackingNumber, orderNumber],
  );
  await report(trackingNumber, scanOf('in_transit', at(1)));
  await report(trackingNumber, scanOf('delivered', at(2)));
  expect((await shown(orderNumber)).parcel?.scans).toMatchObject([{ state: 'travelling' }, { state: 'delivered' }]);
});

test('a return from before the shop bought labels gets one when it is asked for again', async () => {
  const orderNumber = await delivered();
  const { returnId } = await ask(orderNumber);
  const { pool } = shop.running.shop.database;
  for (const table of ['return_parcel', 'parcel_label']) {
    await pool.query(`delete from ${table} where return_id = $1`, [returnId]);
  }
  const again = await ask(orderNumber);
  expect([again.returnId, Buffer.from(again.bytes)]).toEqual([returnId, labelFile]);
});

test('where the carrier makes no label its shopper has the one of the shop', async () => {
  const orderNumber = await delivered();
  shop.server.shipments.withoutRates(true);
  const { bytes, returnId } = await ask(orderNumber);
  expect((await readPdf(bytes)).text).toContain(seller.returns[1]);
  expect((await atDesk(returnId)).label).toMatchObject({ state: 'refused', detail: 'The postal code is not served.' });
  expect(await shown(orderNumber)).toMatchObject({ isLabelComing: false, labelPath: expect.any(String) });
});

test('a label that no parcel has travelled with is taken back once the return is here', async () => {
  const orderNumber = await delivered();
  const { returnId } = await ask(orderNumber);
  await owner.call(receiveReturn, { params: { returnId } });
  await shop.runLater(200);
  expect(await shop.states(orderNumber)).toEqual(['voided']);
  expect((await atDesk(returnId)).label).toBeNull();
});
