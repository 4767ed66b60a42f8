import { sql, type Transaction } from 'kysely';
import type { Reader } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** A posting of a payment; those that only close its key have no entries. */
export type PaymentPosting = Readonly<{
  key: string;
  kind: string;
  /** Account of each entry, with what it gained or lost. */
  entries: readonly Readonly<{ part: string; holder: string; unit: string; amount: number }>[];
}>;

/** Everything that was posted for a payment, in its order. */
export async function postingsOfPayment(db: Reader, paymentKey: string): Promise<readonly PaymentPosting[]> {
  const rows = await db
    .selectFrom('ledger_posting as posting')
    .leftJoin('ledger_entry as entry', 'entry.posting_id', 'posting.id')
    .leftJoin('ledger_account as account', 'account.id', 'entry.account_id')
    .select(['posting.key', 'posting.kind', 'entry.amount', 'account.part', 'account.holder', 'account.unit'])
    .where('posting.reference', '=', paymentKey)
    .orderBy('posting.id')
    .orderBy('entry.id')
    .execute();
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, entries]) => ({
    key,
    kind: entries[0]?.kind ?? '',
    entries: entries.flatMap(({ part, holder, unit, amount }) =>
      part !== null && holder !== null && unit !== null && amount !== null ? [{ part, holder, unit, amount }] : [],
    ),
  }));
}

/** Has what is done with a payment wait for its turn until the transaction ends, also where the payment is not there yet. */
export async function lockPayment(tx: Transaction<Tables>, paymentKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${paymentKey}, 0))`.execute(tx);
}

/** Whether a key is taken. */
export async function hasPosting(db: Reader, key: string): Promise<boolean> {
  const row = await db.selectFrom('ledger_posting').select('id').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

/** Takes a key by a posting without entries, so that nothing can be posted under it any more. */
export async function closeKey(
  tx: Transaction<Tables>,
  { key, kind, reference }: Readonly<{ key: string; kind: 'decline' | 'void'; reference: string }>,
  at: Date,
): Promise<void> {
  await tx.insertInto('ledger_posting').values({ key, kind, reference, at }).execute();
}
