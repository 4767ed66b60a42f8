import { type CaseEntryRow, type CaseRow, insertEntry, updateCase } from '@eyelet/db/cases/case.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { statusAfter } from '@eyelet/domain/cases/status.ts';
import type { Shop } from '../kernel/shop.ts';
import { movedClock, newClock } from './clock.ts';

/**
 * Adds a message of the shopper and opens the locked case again that is answered; false when an entry of the id is there already. The
 * message belongs to the case that it names, which that one may have been merged with: what an account has written goes by that.
 */
export async function addMessage(
  shop: Pick<Shop, 'settings'>,
  tx: Transaction<Tables>,
  before: CaseRow,
  message: Pick<CaseEntryRow, 'id' | 'reference' | 'author' | 'text' | 'fingerprint'>,
  now: Date,
): Promise<boolean> {
  const { reference } = before;
  if (!(await insertEntry(tx, { ...message, kind: 'message', written_at: now }))) return false;
  const status = statusAfter('written', before.status);
  const moved =
    before.status === 'closed' ? newClock(shop, before, now) : movedClock(shop, before, { status, at: now });
  await updateCase(tx, reference, { status, changed_at: now, ...moved });
  const payload = { reference, entryId: message.id };
  await writeFacts(tx, [{ name: 'case.written', subject: reference, payload }], now);
  return true;
}
