import { randomUUID } from 'node:crypto';
import { changeDeliveryAddress } from '@eyelet/contracts/order-desk/change-address.ts';
import { readOrderTimeline } from '@eyelet/contracts/order-desk/read-timeline.ts';
import { replaceDeskItems } from '@eyelet/contracts/order-desk/replace-items.ts';
import { resendOrderMail } from '@eyelet/contracts/order-desk/resend-mail.ts';
import { writeOrderNote } from '@eyelet/contracts/order-desk/write-note.ts';
import { writeSavedFilter } from '@eyelet/contracts/saved-filters/write.ts';
import { removeStaff } from '@eyelet/contracts/staff/remove.ts';
import { readTransfer } from '@eyelet/contracts/transfers/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../order-desk/orders.ts';
import { draftedTransfer } from '../transfers/transfers.ts';
import { target, versionOf } from './people.ts';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

test('nothing of a deleted person is left except the audit, and what they did for an order stays', async () => {
  const { pool } = running.shop.database;
  const owner = await newStaff(running, { name: 'Ona Wern' });
  const email = 'only.here@staff.example';
  const name = 'Only Here';
  const person = await newStaff(running, { roles: ['care', 'warehouse'], email, name });
  const order = await buy(await newShopper(running.origin), running.origin, upcs.socks);
  const { orderNumber } = order;
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const again = { kind: 'order-confirmation', about: '' } as const;
  const resend = (by: typeof person) =>
    by.call(resendOrderMail, { params: { orderNumber, mailId: randomUUID() }, body: again });
  await person.call(writeOrderNote, { params: { orderNumber, noteId: randomUUID() }, body: { text: 'Rings late.' } });
  await resend(person);
  const moved = { ...address, addressLine1: '14 Lantern Way', version: 0 };
  await person.call(changeDeliveryAddress, { params: { orderNumber }, body: moved });
  await deliver(owner, order);
  await person.call(replaceDeskItems, {
    params: { orderNumber, replacementId: randomUUID() },
    body: { items: [{ itemId: order.items[0]?.id ?? '', qty: 1 }], reason: 'lost', note: '', version: 0 },
  });
  await person.call(writeSavedFilter, {
    params: { filterId: randomUUID() },
    body: { list: 'orders', name: 'Mine', query: `search=${email}`, isShared: false, version: 0 },
  });
  const { transferId } = await draftedTransfer(person);
  const did = async () => {
    const { entries } = await owner.call(readOrderTimeline, { params: { orderNumber } });
    const kinds = ['note', 'address', 'replacement'];
    return entries.filter(({ kind, mail }) => kinds.includes(kind) || mail?.mailId.length === 36);
  };
  expect((await did()).map(({ author }) => author)).toEqual([name, name, name, name]);
  const version = await versionOf(person, owner);
  await owner.call(removeStaff, { ...target(person), query: { version } });

  const { rows: marked } = await pool.query<{ name: string }>(`
    select distinct pg_class.relname as name from pg_description
    join pg_class on pg_class.oid = objoid and classoid = 'pg_class'::regclass where description = 'staff'`);
  const tables = marked.map((one) => one.name);
  expect(tables.toSorted()).toEqual([
    ...['audit', 'order_address_change', 'order_mail', 'order_note', 'order_replacement', 'saved_filter'],
    ...['staff', 'staff_passkey', 'staff_session', 'transfer_step'],
  ]);
  for (const table of [...tables, 'staff_credential', 'staff_recovery_code', 'staff_link']) {
    if (table === 'audit') continue;
    const { rows } = await pool.query(`select to_jsonb(${table})::text as text from ${table}`);
    const left = rows.filter(({ text }) => [person.me.staffId, email, name].some((one) => text.includes(one)));
    expect([table, left]).toEqual([table, []]);
  }
  expect((await did()).map(({ author }) => author)).toEqual(['', '', '', '']);
  expect((await owner.call(readTransfer, { params: { transferId } })).steps.map(({ author }) => author)).toEqual(['']);
  // Their request still counts: the same mail is not sent again at once.
  expect(await detailOf(resend(owner))).toMatchObject({ errorId: 'STF460' });
});
