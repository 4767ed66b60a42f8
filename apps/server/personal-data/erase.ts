import { randomUUID } from 'node:crypto';
import { cardsOf, deleteCard } from '@eyelet/db/cards/card.ts';
import { contactsOf } from '@eyelet/db/consumers/contacts.ts';
import { dueForDeletion, finishDeletion, lockDueConsumer } from '@eyelet/db/consumers/deletion.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { ageAnswersOf } from '@eyelet/db/disputes/answer.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { blankRows, deleteRows, personalColumns } from '@eyelet/db/exports/personal-columns.ts';
import { keepLetters } from '@eyelet/db/letters/letter.ts';
import { lockOrdersOf } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { endSessions } from '@eyelet/db/sessions/session.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { bookOutErased } from '../store-credit/book-out-erased.ts';
import { forgetInFilters } from './forget-in-filters.ts';
import { reaches } from './reaches.ts';

/** Erases the consumers whose grace period has passed; returns how many. */
export async function eraseDueConsumers(shop: Shop): Promise<number> {
  const { db } = shop.database;
  const now = shop.clock();
  const due = await dueForDeletion(db, now);
  for (const id of due) await transact(db, (tx) => eraseConsumer(tx, id, now));
  if (due.length > 0) wakeAnnouncer(shop.database);
  return due.length;
}

/**
 * Erases one consumer by the marks of the schema. Orders keep what was bought without the buyer's data; the row of the
 * consumer stays, emptied, so that the orders still have an owner. The last letter goes to the address that is then
 * erased.
 */
export async function eraseConsumer(tx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  const consumer = await lockDueConsumer(tx, id, now);
  if (!consumer) return;
  await lockOrdersOf(tx, id);
  await bookOutErased(tx, id, now);
  const marked = await personalColumns(tx);
  await endSessions(tx, { consumerNo: id }, 'deleted', now);
  for (const card of await cardsOf(tx, id)) await deleteCard(tx, card, now);
  await ageAnswersOf(tx, id);
  const { email, first_name: firstName, last_name: lastName } = consumer;
  await forgetInFilters(tx, { ...(await contactsOf(tx, id)), firstName, lastName });
  for (const { table, where, erase } of reaches) {
    const columns = marked.filter((one) => one.table === table);
    if (erase === 'delete') await deleteRows(tx, table, where, id);
    else await blankRows(tx, table, columns, where, id);
  }
  await finishDeletion(tx, id, now);
  const { locale } = consumer;
  const facts = { name: firstName };
  const letter = email && { id: randomUUID(), kind: 'account-deleted', recipient: email, locale, facts };
  if (letter) await keepLetters(tx, [letter], now);
  const payload = { consumerId: id, letterId: letter ? letter.id : null };
  await writeFacts(tx, [{ name: 'consumer.erased', subject: payload.letterId ?? id, payload }], now);
}
