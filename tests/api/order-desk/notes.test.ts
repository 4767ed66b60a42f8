import { randomUUID } from 'node:crypto';
import { isForStaff } from '@eyelet/contracts/callers/callers.ts';
import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import { changeOrderNote } from '@eyelet/contracts/order-desk/change-note.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { removeOrderNote } from '@eyelet/contracts/order-desk/remove-note.ts';
import { mostNoteLength } from '@eyelet/contracts/order-desk/timeline.ts';
import { writeOrderNote } from '@eyelet/contracts/order-desk/write-note.ts';
import { eraseDueConsumers } from '@eyelet/server/personal-data/erase.ts';
import { gatherData } from '@eyelet/server/personal-data/gather.ts';
import { handlers } from '@eyelet/server/start/handlers.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newKey } from '../api-keys/keys.ts';
import { entries } from '../ownership/entries.ts';
import type { Request } from '../ownership/things.ts';
import { openWorld } from '../ownership/world.ts';

let now = new Date('2026-11-23T09:00:00Z');
let running: RunningShop;
let ines: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now }, onHand: 100 });
});
afterAll(() => running.close());
beforeEach(async () => {
  ines = await newStaff(running, { roles: ['care'], name: 'Ines Roth' });
});

const rows = async <R extends object>(text: string, ...values: unknown[]) =>
  (await running.shop.database.pool.query<R>(text, values)).rows;

async function ordered(shopper?: Awaited<ReturnType<typeof newShopper>>) {
  const { orderNumber } = await buy(shopper ?? (await newShopper(running.origin)), running.origin, upcs.socks);
  return { orderNumber, params: { orderNumber, noteId: randomUUID() } };
}

const notesIn = async (staff: TestStaff, orderNumber: string) =>
  (await staff.call(readOrderTimeline, { params: { orderNumber } })).entries.filter(({ kind }) => kind === 'note');

test('a note is written once however often it is sent, and the timeline has it with author and time', async () => {
  const { orderNumber, params } = await ordered();
  now = new Date(now.getTime() + 60_000);
  const body = { text: '  Rings after six.\nDog bites.  ' };
  await Promise.all(Array.from({ length: 5 }, () => ines.call(writeOrderNote, { params, body })));
  const { entries: all } = await ines.call(readOrderTimeline, { params: { orderNumber } });
  expect(all).toMatchObject([
    { kind: 'state', status: 'created', author: '', note: null },
    { kind: 'state', status: 'confirmed' },
    {
      ...{ kind: 'note', at: now.toISOString(), author: 'Ines Roth', status: null },
      note: { text: 'Rings after six.\nDog bites.', version: 1, changedAt: null, mayChange: true, mayRemove: true },
    },
  ]);
  const written = await rows<{ after: object; staff_name: string }>(
    "select after, staff_name from audit where action = 'orderDesk.writeNote' and subject_id = $1",
    orderNumber,
  );
  expect(written).toEqual([{ after: { noteId: params.noteId }, staff_name: 'Ines Roth' }]);
});

test('an id whose note has another text is refused with the current note, and nothing is lost silently', async () => {
  const { orderNumber, params } = await ordered();
  await ines.call(writeOrderNote, { params, body: { text: 'Rings after six.' } });
  const other = await detailOf(ines.call(writeOrderNote, { params, body: { text: 'Rings after seven.' } }));
  expect(other).toMatchObject({ status: 409, errorId: 'STF409', current: { entries: expect.any(Array) } });
  expect(await notesIn(ines, orderNumber)).toMatchObject([{ note: { text: 'Rings after six.', version: 1 } }]);
});

test('only its author can correct a note, and is refused if another window was faster', async () => {
  const { orderNumber, params } = await ordered();
  await ines.call(writeOrderNote, { params, body: { text: 'Rings after six.' } });
  const change = (text: string, version: number, staff = ines) =>
    staff.call(changeOrderNote, { params, body: { text, version } });
  const { entries: changed } = await change('Rings after seven.', 1);
  expect(changed.at(-1)?.note).toMatchObject({ text: 'Rings after seven.', version: 2, changedAt: now.toISOString() });
  // A correction that is made already succeeds, whatever version was read.
  await change('Rings after seven.', 1);
  const stale = await detailOf(change('Rings never.', 1));
  expect(stale).toMatchObject({ errorId: 'STF409', current: { entries: expect.any(Array) } });
  const marta = await newStaff(running, { roles: ['care'] });
  expect(await detailOf(change('Something else', 2, marta))).toMatchObject({ errorId: 'STF403' });
  expect((await notesIn(marta, orderNumber))[0]?.note).toMatchObject({
    ...{ text: 'Rings after seven.', mayChange: false, mayRemove: false },
  });
  const kept = await rows<{ before: object; after: object }>(
    "select before, after from audit where action = 'orderDesk.changeNote' and subject_id = $1",
    orderNumber,
  );
  expect(kept).toEqual([{ before: { version: 1 }, after: { version: 2 } }]);
});

test('author and manager remove a note, nobody else can, and a late repetition does not restore it', async () => {
  const { orderNumber, params } = await ordered();
  const body = { text: 'A word too many' };
  await ines.call(writeOrderNote, { params, body });
  const marta = await newStaff(running, { roles: ['care'] });
  expect(await detailOf(marta.call(removeOrderNote, { params }))).toMatchObject({ errorId: 'STF403' });
  const manager = await newStaff(running, { roles: ['administrator'] });
  await manager.call(removeOrderNote, { params });
  await manager.call(removeOrderNote, { params });
  await ines.call(writeOrderNote, { params, body });
  expect(await notesIn(ines, orderNumber)).toEqual([]);
  expect(await detailOf(ines.call(changeOrderNote, { params, body: { ...body, version: 2 } }))).toMatchObject({
    errorId: 'STF404',
  });
  expect(await rows('select text from order_note where order_number = $1', orderNumber)).toEqual([{ text: '' }]);
  const kept = await rows<{ action: string }>(
    "select action from audit where subject_kind = 'order' and subject_id = $1 order by id",
    orderNumber,
  );
  expect(kept.map(({ action }) => action)).toEqual(['orderDesk.writeNote', 'orderDesk.removeNote']);
});

test('an empty or too long note is refused, and so are an unknown order and staff who may not write', async () => {
  const { params } = await ordered();
  for (const text of ['', ' \n ', 'x'.repeat(mostNoteLength + 1)]) {
    expect(await detailOf(ines.call(writeOrderNote, { params, body: { text } }))).toMatchObject({
      ...{ errorId: 'STF400', details: { member: 'text' } },
    });
  }
  const body = { text: 'x'.repeat(mostNoteLength) };
  await ines.call(writeOrderNote, { params, body });
  const unknown = { params: { ...params, orderNumber: 'NONE' } };
  expect(await detailOf(ines.call(writeOrderNote, { ...unknown, body }))).toMatchObject({ errorId: 'STF404' });
  expect(await detailOf(ines.call(removeOrderNote, unknown))).toMatchObject({ errorId: 'STF404' });
  const analyst = await newStaff(running, { roles: ['analyst'] });
  expect(await detailOf(analyst.call(writeOrderNote, { params, body }))).toMatchObject({ errorId: 'STF403' });
  expect((await notesIn(analyst, params.orderNumber))[0]?.note).toMatchObject({ mayChange: false, mayRemove: false });
});

test('a key of an outside system reads orders without their notes', async () => {
  const { orderNumber, params } = await ordered();
  await ines.call(writeOrderNote, { params, body: { text: 'heron-4711' } });
  const owner = await newStaff(running);
  const { secret } = await newKey(owner, ['orders.read', 'orders.refund']);
  const ask = async (path: string) => {
    const response = await fetch(`${running.origin}/staff/v1/orders/${orderNumber}${path}`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    return { status: response.status, text: await response.text() };
  };
  const order = await ask('');
  expect(order.status).toBe(200);
  expect(order.text).not.toContain('heron-4711');
  expect((await ask('/timeline')).status).toBe(403);
  expect(await owner.call(readDeskOrder, { params: { orderNumber } })).toMatchObject({ orderNumber });
});

test('erasing the buyer deletes the text of notes, and the export of their data does not contain it', async () => {
  const consumer = await newConsumer(running.origin);
  const { orderNumber, params } = await ordered(consumer);
  await ines.call(writeOrderNote, { params, body: { text: 'heron-4712' } });
  const data = await gatherData(running.shop.database.db, consumer.auth.consumerNo);
  expect(JSON.stringify(data)).toContain(orderNumber);
  expect(JSON.stringify(data)).not.toContain('heron-4712');
  await consumer.call(deleteConsumer, { body: { password: consumer.password } });
  now = new Date(now.getTime() + 31 * 24 * 3_600_000);
  expect(await eraseDueConsumers(running.shop)).toBe(1);
  const none = 'select text from order_note where order_number = $1';
  expect(await rows(none, orderNumber)).toEqual([]);
  // A note that is written afterwards would never be deleted, so it is refused.
  ines = await newStaff(running, { roles: ['care'] });
  const late = ines.call(writeOrderNote, { params: { ...params, noteId: randomUUID() }, body: { text: 'heron-4714' } });
  expect(await detailOf(late)).toMatchObject({ errorId: 'STF404' });
  expect(await rows(none, orderNumber)).toEqual([]);
});

test('no call of a shopper returns a note on an order', async () => {
  const world = await openWorld();
  try {
    const { orderNumber } = world.things;
    const text = 'heron-4713';
    const params = { orderNumber, noteId: randomUUID() };
    await (await newStaff(world.running)).call(writeOrderNote, { params, body: { text } });
    // Operations that end sessions are last.
    const operations = handlers
      .map(({ operation }) => operation)
      .filter(({ callers }) => !isForStaff(callers))
      .sort((one, other) => Number(one.id.startsWith('auth.')) - Number(other.id.startsWith('auth.')));
    const token = world.running.shop.orderLinks.tokenOf(orderNumber);
    const proven: Readonly<Record<string, Request>> = {
      'orders.track': { body: { orderNumber, email: address.email } },
      'orders.readLinked': { params: { orderId: orderNumber }, query: { token } },
    };
    const [telling, reaching] = [new Set<string>(), new Set<string>()];
    for (const operation of operations) {
      for (const caller of ['no token', 'other guest', 'owner', 'owning guest']) {
        const entry = entries[operation.id];
        if (!entry) throw new Error(`${operation.id} has no entry`);
        const answer = await (
          await world.send(caller, operation, proven[operation.id] ?? entry.request(world.things))
        ).text();
        if (answer.includes(text)) telling.add(`${operation.id} as ${caller}`);
        if (answer.includes(`"orderNumber":"${orderNumber}"`)) reaching.add(operation.id);
      }
    }
    expect([...telling]).toEqual([]);
    // The calls that show the order are among them.
    expect([...reaching]).toEqual(expect.arrayContaining(['orders.read', 'orders.track', 'orders.readLinked']));
  } finally {
    await world.close();
  }
});
