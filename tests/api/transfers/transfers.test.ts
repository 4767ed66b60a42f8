import { randomUUID } from 'node:crypto';
import { listAudit } from '@eyelet/contracts/audit/list.ts';
import { findStock } from '@eyelet/contracts/stock/find.ts';
import { listStockPlaces } from '@eyelet/contracts/stock/list-places.ts';
import { writeStockLevels } from '@eyelet/contracts/stock/write-levels.ts';
import { cancelTransfer } from '@eyelet/contracts/transfers/cancel.ts';
import { listTransfers } from '@eyelet/contracts/transfers/list.ts';
import { readTransfer } from '@eyelet/contracts/transfers/read.ts';
import { sendTransfer } from '@eyelet/contracts/transfers/send.ts';
import type { Transfer } from '@eyelet/contracts/transfers/transfer.ts';
import { writeTransfer } from '@eyelet/contracts/transfers/write.ts';
import { listWebhookMessages } from '@eyelet/contracts/webhooks/list-messages.ts';
import { readWebhookMessage } from '@eyelet/contracts/webhooks/read-message.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newWebhook } from '../webhooks/messages.ts';
import { draftedTransfer, receiveCounted, sentTransfer, stepOf, stockAt } from './transfers.ts';

let running: RunningShop;
let warehouse: TestStaff;
beforeAll(async () => {
  running = await startStockedShop();
  warehouse = await newStaff(running, { roles: ['warehouse'], name: 'Wim Lade' });
});
afterAll(() => running.close());
beforeEach(() => running.shop.database.pool.query("delete from stock where place_id = 'S-BOSTON'"));

const cancel = (one: Transfer, stepId = randomUUID(), version = one.version) =>
  warehouse.call(cancelTransfer, {
    params: { transferId: one.transferId, stepId },
    body: { version, reason: 'not-needed', note: ' Came back. ' },
  });

test('pieces leave their place with the sending, are at neither place, and are in the other one once they are received', async () => {
  await setStockAt(running, upcs.socks, 'W-NORA', 20);
  const draft = await draftedTransfer(warehouse, { [upcs.socks]: 5 });
  expect(draft).toMatchObject({ state: 'draft', units: 5, inTransit: 0, lines: [{ qty: 5, free: 20, sent: 0 }] });
  expect(await stockAt(running, upcs.socks)).toMatchObject({ 'W-NORA': [20, 0] });
  const sent = await warehouse.call(sendTransfer, { params: stepOf(draft), body: { version: draft.version } });
  expect(sent).toMatchObject({ state: 'sent', inTransit: 5, lines: [{ sent: 5, inTransit: 5, free: null }] });
  expect(await stockAt(running, upcs.socks)).toEqual({ 'W-EMEA': [20, 0], 'W-NORA': [15, 0] });
  const at = async (placeId: string) =>
    (await warehouse.call(findStock, { query: { placeId, search: upcs.socks } })).sizes;
  expect(await at('W-NORA')).toMatchObject([{ onHand: 15, free: 15, outgoing: 5, incoming: 0 }]);
  expect(await at('S-BOSTON')).toMatchObject([{ onHand: 0, free: 0, outgoing: 0, incoming: 5 }]);
  const received = await receiveCounted(warehouse, sent, [{ upc: upcs.socks, received: 5 }]);
  expect(received).toMatchObject({ state: 'received', inTransit: 0, lines: [{ sent: 5, received: 5, lost: 0 }] });
  expect(received.steps.map(({ kind, author }) => [kind, author])).toEqual([
    ['created', 'Wim Lade'],
    ['sent', 'Wim Lade'],
    ['received', 'Wim Lade'],
  ]);
  expect(await stockAt(running, upcs.socks)).toMatchObject({ 'S-BOSTON': [5, 0], 'W-NORA': [15, 0] });
});

test('what is sent and received is known to the catalogue of every process within moments', async () => {
  await setStockAt(running, upcs.deckLarger, 'W-NORA', 4);
  const units = (placeId: string) => running.shop.catalogue.availability(upcs.deckLarger, { placeId });
  await expect.poll(() => units('W-NORA')).toBe(4);
  const sent = await sentTransfer(warehouse, { [upcs.deckLarger]: 4 });
  await expect.poll(() => units('W-NORA')).toBe(0);
  await receiveCounted(warehouse, sent, [{ upc: upcs.deckLarger, received: 4 }]);
  await expect.poll(() => units('S-BOSTON')).toBe(4);
});

test('what is reserved stays: a transfer that wants it is refused with what is free, and nothing of it leaves', async () => {
  const { pool } = running.shop.database;
  await setStockAt(running, upcs.spare, 'W-NORA', 6);
  await pool.query("update stock set reserved = 4 where upc = $1 and place_id = 'W-NORA'", [upcs.spare]);
  const draft = await draftedTransfer(warehouse, { [upcs.socks]: 1, [upcs.spare]: 3 });
  const before = await stockAt(running, upcs.socks);
  const refusal = await detailOf(
    warehouse.call(sendTransfer, { params: stepOf(draft), body: { version: draft.version } }),
  );
  expect(refusal).toMatchObject({ errorId: 'STF494', status: 409, field: upcs.spare });
  expect(refusal.message).toBe('Holm, Deep blue, 40 (SKSPAR01BLU-40): 2 free, 3 wanted.');
  expect(await stockAt(running, upcs.socks)).toEqual(before);
  expect(await warehouse.call(readTransfer, { params: draft })).toMatchObject({ state: 'draft', version: 1 });
  await pool.query("update stock set reserved = 0 where upc = $1 and place_id = 'W-NORA'", [upcs.spare]);
});

test('a part is received first and the rest later; what differs needs a reason, is written down, and pieces balance', async () => {
  await setStockAt(running, upcs.socks, 'W-NORA', 20);
  await setStockAt(running, upcs.deck, 'W-NORA', 20);
  const sent = await sentTransfer(warehouse, { [upcs.socks]: 10, [upcs.deck]: 3 });
  const first = await receiveCounted(warehouse, sent, [{ upc: upcs.socks, received: 4 }]);
  expect(first).toMatchObject({ state: 'sent', inTransit: 9, endedAt: null });
  const counts = [
    { upc: upcs.socks, received: 3, damaged: 1 },
    { upc: upcs.deck, received: 5 },
    { upc: upcs.reduced, received: 1 },
  ];
  const unexplained = await detailOf(receiveCounted(warehouse, first, counts, { rest: 'lost' }));
  expect(unexplained).toMatchObject({ errorId: 'STF495', status: 400, field: upcs.socks });
  const explained = counts.map((count) => ({ ...count, reason: 'miscounted' as const }));
  const last = await receiveCounted(warehouse, first, explained, { rest: 'lost' });
  expect(last).toMatchObject({
    ...{ state: 'received', inTransit: 0 },
    lines: [
      { upc: upcs.socks, sent: 10, received: 7, damaged: 1, lost: 2, found: 0 },
      { upc: upcs.deck, sent: 3, received: 5, damaged: 0, lost: 0, found: 2 },
      { upc: upcs.reduced, sent: 0, received: 1, found: 1, qty: 0 },
    ],
  });
  expect(last.steps.at(-1)?.lines.map(({ reason }) => reason)).toEqual(['miscounted', 'miscounted', 'miscounted']);
  expect(await stockAt(running, upcs.socks)).toMatchObject({ 'S-BOSTON': [7, 0], 'W-NORA': [10, 0] });
  expect(await stockAt(running, upcs.deck)).toMatchObject({ 'S-BOSTON': [5, 0], 'W-NORA': [17, 0] });
  const owner = await newStaff(running);
  const query = { subjectKind: 'transfer', subjectId: sent.transferId };
  const { rows } = await owner.call(listAudit, { query });
  expect(rows.map(({ action }) => action)).toEqual([
    ...['transfers.receive', 'transfers.receive', 'transfers.send', 'transfers.write'],
  ]);
  expect(rows[0]?.after).toMatchObject({ state: 'received', lost: '2 × SKSOCK01BLU-40', found: expect.any(String) });
});

test.each([
  ['nothing at all', [], 'awaited'],
  ['goods that there are not', [{ upc: 'NONE', received: 1, reason: 'miscounted' }], 'awaited'],
  [
    'goods named twice',
    [
      { upc: upcs.socks, received: 1 },
      { upc: upcs.socks, received: 1 },
    ],
    'awaited',
  ],
  ['a download', [{ upc: upcs.digital, received: 1, reason: 'miscounted' }], 'awaited'],
] as const)('a receipt of %s is refused', async (_, counts, rest) => {
  const sent = await sentTransfer(warehouse, { [upcs.socks]: 2 });
  const refusal = await detailOf(receiveCounted(warehouse, sent, counts, { rest }));
  expect(refusal).toMatchObject({ errorId: 'STF400', details: { member: 'lines' } });
});

test('cancelled, a draft moves nothing, and of what was sent goes back what was not received', async () => {
  await setStockAt(running, upcs.socks, 'W-NORA', 20);
  const draft = await draftedTransfer(warehouse, { [upcs.socks]: 5 });
  expect(await cancel(draft)).toMatchObject({ state: 'cancelled', sentAt: null, inTransit: 0 });
  const sent = await sentTransfer(warehouse, { [upcs.socks]: 5 });
  const part = await receiveCounted(warehouse, sent, [{ upc: upcs.socks, received: 2 }]);
  const cancelled = await cancel(part);
  expect(cancelled).toMatchObject({ state: 'cancelled', lines: [{ sent: 5, received: 2, returned: 3, inTransit: 0 }] });
  expect(cancelled.steps.at(-1)).toMatchObject({ kind: 'cancelled', reason: 'not-needed', note: 'Came back.' });
  expect(await stockAt(running, upcs.socks)).toMatchObject({ 'S-BOSTON': [2, 0], 'W-NORA': [18, 0] });
  expect(await detailOf(receiveCounted(warehouse, cancelled, [{ upc: upcs.socks, received: 1 }]))).toMatchObject({
    errorId: 'STF409',
  });
});

test('each call repeated under its id acts once, and another one under that id is refused', async () => {
  await setStockAt(running, upcs.socks, 'W-NORA', 20);
  const transferId = randomUUID();
  const body = { from: 'W-NORA', to: 'S-BOSTON', note: '', lines: [{ upc: upcs.socks, qty: 6 }], version: 0 };
  const write = (change = {}) =>
    warehouse.call(writeTransfer, { params: { transferId }, body: { ...body, ...change } });
  expect([await write(), await write()]).toMatchObject([{ version: 1 }, { version: 1, steps: [{ kind: 'created' }] }]);
  expect(await detailOf(write({ to: 'S-HAMBURG' }))).toMatchObject({ errorId: 'STF409', current: { version: 1 } });
  expect(await write({ to: 'S-HAMBURG', version: 1 })).toMatchObject({ version: 2, to: { placeId: 'S-HAMBURG' } });
  expect(await write({ to: 'S-BOSTON', version: 2 })).toMatchObject({ version: 3 });
  const sending = { transferId, stepId: randomUUID() };
  const send = () => warehouse.call(sendTransfer, { params: sending, body: { version: 3 } });
  const [sent, sentAgain] = [await send(), await send()];
  expect(sentAgain).toEqual(sent);
  expect(await detailOf(write({ note: 'x', version: 4 }))).toMatchObject({ errorId: 'STF409' });
  const stepId = randomUUID();
  const receive = (received: number) => receiveCounted(warehouse, sent, [{ upc: upcs.socks, received }], { stepId });
  const [received, receivedAgain] = [await receive(4), await receive(4)];
  expect(receivedAgain).toEqual(received);
  expect(await detailOf(receive(5))).toMatchObject({ errorId: 'STF409', current: { inTransit: 2 } });
  const cancelling = randomUUID();
  const cancelled = await cancel(received, cancelling);
  expect(await cancel(received, cancelling)).toEqual(cancelled);
  expect(await stockAt(running, upcs.socks)).toMatchObject({ 'S-BOSTON': [4, 0], 'W-NORA': [16, 0] });
});

test.each([
  ['a place that there is not', { from: 'W-NONE' }, 'from'],
  ['the same place', { to: 'W-NORA' }, 'to'],
  ['goods that there are not', { lines: [{ upc: 'NONE', qty: 1 }] }, 'lines'],
  ['a download', { lines: [{ upc: upcs.digital, qty: 1 }] }, 'lines'],
  [
    'goods named twice',
    {
      lines: [
        { upc: upcs.socks, qty: 1 },
        { upc: upcs.socks, qty: 2 },
      ],
    },
    'lines',
  ],
  ['nothing', { lines: [] }, 'lines'],
] as const)('a draft with %s is refused', async (_, change, member) => {
  const body = {
    from: 'W-NORA',
    to: 'S-BOSTON',
    note: '',
    lines: [{ upc: upcs.socks, qty: 1 }],
    version: 0,
    ...change,
  };
  const call = warehouse.call(writeTransfer, {
    params: { transferId: randomUUID() },
    body: { ...body, lines: [...body.lines] },
  });
  expect(await detailOf(call)).toMatchObject({
    errorId: 'STF400',
    details: { member: expect.stringContaining(member) },
  });
});

test('transfers are listed the latest first, by state, place, number and goods in transit, page by page', async () => {
  const one = await draftedTransfer(warehouse);
  const two = await sentTransfer(warehouse, { [upcs.limited]: 1 });
  const list = (query: object) => warehouse.call(listTransfers, { query });
  const idsOf = async (query: object) => (await list(query)).rows.map(({ transferId }) => transferId);
  expect((await idsOf({})).slice(0, 2)).toEqual([two.transferId, one.transferId]);
  const page = await list({ limit: 1 });
  expect((await idsOf({ limit: 1, after: page.next }))[0]).toBe(one.transferId);
  expect(await idsOf({ search: one.number.toLowerCase() })).toEqual([one.transferId]);
  expect(await idsOf({ search: one.number.slice(2) })).toEqual([one.transferId]);
  expect(await idsOf({ search: 'socks' })).toEqual([]);
  expect(await idsOf({ upc: upcs.limited })).toEqual([two.transferId]);
  expect(await idsOf({ upc: upcs.limited, to: 'S-HAMBURG' })).toEqual([]);
  expect((await list({ state: 'draft' })).rows.every(({ state }) => state === 'draft')).toBe(true);
  expect(await list({ from: 'W-EMEA' })).toMatchObject({ rows: [], total: 0 });
});

test('sizes are found by UPC, SKU, product and words, with their stock at a place', async () => {
  const skusOf = async (search: string) => {
    const { sizes } = await warehouse.call(findStock, { query: { placeId: 'W-NORA', search } });
    return sizes.map(({ sku }) => sku);
  };
  expect(await skusOf(upcs.deck)).toEqual(['SKDECK01BLU-40']);
  expect(await skusOf('skdeck01blu-41')).toEqual(['SKDECK01BLU-41']);
  expect(await skusOf('SKDECK01BLU')).toEqual(['SKDECK01BLU-40', 'SKDECK01BLU-41', 'SKDECK01BLU-42']);
  expect(await skusOf('holm')).toContain('SKDECK01BLU-42');
  expect(await skusOf(upcs.digital)).toEqual([]);
  const refusal = warehouse.call(findStock, { query: { placeId: 'W-NONE', search: 'holm' } });
  expect(await detailOf(refusal)).toMatchObject({ errorId: 'STF400', details: { member: 'placeId' } });
  const { places } = await warehouse.call(listStockPlaces, {});
  expect(places.map(({ kind }) => kind)).toEqual(['warehouse', 'warehouse', 'store', 'store']);
});

test('outside systems hear of a transfer that is sent, received in part, and cancelled', async () => {
  const owner = await newStaff(running);
  const facts = ['transfer.sent', 'transfer.received', 'transfer.cancelled'] as const;
  const { webhookId } = await newWebhook(owner, 'https://erp.example/hooks', facts);
  const sent = await sentTransfer(warehouse, { [upcs.socks]: 2 });
  const part = await receiveCounted(warehouse, sent, [{ upc: upcs.socks, received: 1 }]);
  await cancel(part);
  const draft = await draftedTransfer(warehouse);
  await cancel(draft);
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const told = async (search: string) =>
    (await owner.call(listWebhookMessages, { params: { webhookId }, query: { search } })).rows;
  const rows = await told(sent.transferId);
  expect(await told(draft.transferId)).toEqual([]);
  expect(rows.map(({ fact }) => fact).toSorted()).toEqual(facts.toSorted());
  const ofReceipt = rows.find(({ fact }) => fact === 'transfer.received')?.messageId ?? '';
  const { body } = await owner.call(readWebhookMessage, { params: { webhookId, messageId: ofReceipt } });
  const { transferId, number } = sent;
  const stepId = part.steps.at(-1)?.stepId;
  expect(JSON.parse(body)).toMatchObject({
    data: { transferId, number, from: 'W-NORA', to: 'S-BOSTON', stepId, isComplete: false },
  });
});

test('who sees stock may not move it', async () => {
  const analyst = await newStaff(running, { roles: ['analyst'] });
  const sent = await sentTransfer(warehouse);
  expect(await analyst.call(readTransfer, { params: { transferId: sent.transferId } })).toMatchObject({
    state: 'sent',
  });
  expect(await detailOf(receiveCounted(analyst, sent, [{ upc: upcs.socks, received: 2 }]))).toMatchObject({
    errorId: 'STF403',
  });
  const care = await newStaff(running, { roles: ['care'] });
  expect(await detailOf(care.call(listTransfers, {}))).toMatchObject({ errorId: 'STF403' });
});

test('an outside system sets and adjusts the stock of a place, once for each of its ids; what is promised stays', async () => {
  await setStockAt(running, upcs.spareToo, 'W-EMEA', 7);
  await running.shop.database.pool.query(`update stock set reserved = 2 where upc = $1 and place_id = 'W-EMEA'`, [
    upcs.spareToo,
  ]);
  const write = (as: 'set' | 'adjust', units: number, writingId = randomUUID(), placeId = 'W-EMEA') =>
    warehouse.call(writeStockLevels, {
      params: { placeId, writingId },
      body: { as, levels: [{ upc: upcs.spareToo, units }], reference: 'count 7' },
    });
  const level = (onHand: number, reserved = 2) => ({
    levels: [{ upc: upcs.spareToo, onHand, reserved, free: onHand - reserved, waiting: 0 }],
  });
  const once = randomUUID();
  expect(await write('adjust', 3, once)).toEqual(level(10));
  expect(await write('adjust', 3, once)).toEqual(level(10));
  expect(await refusalOf(write('adjust', 4, once))).toBe('STF409');
  expect(await write('adjust', -8)).toEqual(level(2));
  expect(await detailOf(write('adjust', -1))).toMatchObject({ errorId: 'STF517', status: 409, field: upcs.spareToo });
  expect(await write('set', 9)).toEqual(level(9));
  expect(await write('set', 0)).toEqual(level(2));
  expect(await refusalOf(write('set', -1))).toBe('STF400');
  expect(await refusalOf(write('set', 1, randomUUID(), 'nowhere'))).toBe('STF404');
  expect(await write('set', 4, randomUUID(), 'S-HAMBURG')).toEqual(level(4, 0));
  const another = randomUUID();
  await setStockAt(running, upcs.spareToo, 'S-HAMBURG', 1_999_500_000);
  expect(await refusalOf(write('adjust', 500_001, another, 'S-HAMBURG'))).toBe('STF400');
  expect(await write('adjust', 500_000, another, 'S-HAMBURG')).toEqual(level(2_000_000_000, 0));
});
