import { type CaseEntryRow, type CaseRow, insertEntry, updateCase } from '@eyelet/db/cases/case.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { statusAfter } from '@eyelet/domain/cases/status.ts';

/** Adds a message of the shopper to a locked case and opens it again; false when an entry of the id is there already. */
export async function addMessage(
  tx: Transaction<Tables>,
  { reference, status }: Pick<CaseRow, 'reference' | 'status'>,
  message: Pick<CaseEntryRow, 'id' | 'author' | 'text' | 'fingerprint'>,
  now: Date,
): Promise<boolean> {
  if (!(await insertEntry(tx, { ...message, reference, kind: 'message', written_at: now }))) return false;
  await updateCase(tx, reference, { status: statusAfter('written', status), changed_at: now });
  const payload = { reference, entryId: message.id };
  await writeFacts(tx, [{ name: 'case.written', subject: reference, payload }], now);
  return true;
}
