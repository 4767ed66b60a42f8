import type { Transaction } from '@eyelet/db/database.ts';
import type { Fact } from '@eyelet/db/events/event.ts';
import { type LedgerPosting, type Wanted, type Written, writePostings } from '@eyelet/db/ledger/posting.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Account } from '@eyelet/domain/ledger/account.ts';
import { type Posting, problemOfPosting, samePosting } from '@eyelet/domain/ledger/posting.ts';

export type Posted =
  | Readonly<{ outcome: 'posted' | 'repeated' | 'begun' }>
  | Readonly<{ outcome: 'too-little'; account: Account; balance: number }>;

/**
 * Writes a posting in the transaction that causes it. A repeated one is answered `repeated` and not written. Throws on
 * a programming error: an unbalanced posting, or a key that another posting has.
 */
export async function post(tx: Transaction<Tables>, posting: Posting, now: Date): Promise<Posted> {
  const [posted] = await postAll(tx, [posting], now);
  return posted as Posted;
}

/**
 * Writes several postings, each independently of the others, in as many statements as one takes. One that has to be the
 * first of its reference, and is not, is answered `begun`.
 */
export async function postAll(
  tx: Transaction<Tables>,
  postings: readonly Posting[],
  now: Date,
  wanted: Pick<Wanted, 'areFirst'> = {},
): Promise<readonly Posted[]> {
  for (const posting of postings) {
    const problem = problemOfPosting(posting);
    if (problem) throw new Error(`posting ${posting.key}: ${problem}`);
  }
  const written = await writePostings(tx, postings, now, { ...wanted, factsOf: pointsFactsOf });
  return postings.map((posting, index) => postedOf(posting, written[index] as Written));
}

/** That somebody can spend more or fewer points. */
function pointsFactsOf({ kind, entries }: LedgerPosting): readonly Fact[] {
  return entries.flatMap(({ account, amount }): readonly Fact[] => {
    if (account.kind !== 'points' || account.part !== 'available' || !account.holder) return [];
    const { holder: consumerId } = account;
    return [{ name: 'points.changed', subject: consumerId, payload: { consumerId, points: amount, kind } }];
  });
}

function postedOf(posting: Posting, written: Written): Posted {
  if (written.outcome === 'written') return { outcome: 'posted' };
  if (written.outcome === 'begun') return written;
  if (written.outcome === 'too-little') return { ...written, account: written.account as Account };
  if (!samePosting(posting, written.posting as Posting))
    throw new Error(`posting ${posting.key}: its key belongs to another posting`);
  return { outcome: 'repeated' };
}
