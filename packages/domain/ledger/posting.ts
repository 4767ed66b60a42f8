import { type Account, accountKey } from './account.ts';

/** The change of an account, negative for a decrease: whole minor units or points, never zero. */
export type Entry = Readonly<{ account: Account; amount: number }>;

/** Entries that are written together or not at all. A key is written once, however often it is sent. */
export type Posting = Readonly<{
  /** Idempotency key, unique over the whole ledger. */
  key: string;
  /** The kind of event. */
  kind: 'issue' | 'hold' | 'release' | 'capture' | 'refund' | 'expire' | 'adjust' | 'transfer';
  /** What caused it, such as the number of an order. */
  reference: string;
  entries: readonly Entry[];
}>;

export type PostingProblem = 'too-few-entries' | 'not-whole' | 'account-twice' | 'not-balanced';

/** Why a posting cannot be written; undefined when it can. Entries of one unit sum to zero. */
export function problemOfPosting({ entries }: Posting): PostingProblem | undefined {
  if (entries.length < 2) return 'too-few-entries';
  if (entries.some(({ amount }) => !Number.isSafeInteger(amount) || amount === 0)) return 'not-whole';
  if (new Set(entries.map(({ account }) => accountKey(account))).size < entries.length) return 'account-twice';
  const sums = new Map<string, number>();
  for (const { account, amount } of entries) sums.set(account.unit, (sums.get(account.unit) ?? 0) + amount);
  return [...sums.values()].every((sum) => sum === 0) ? undefined : 'not-balanced';
}

/** Whether two postings with one key are equal, so that the second is a repetition and not an error. */
export function samePosting(one: Posting, other: Posting): boolean {
  return one.kind === other.kind && one.reference === other.reference && digestOf(one) === digestOf(other);
}

function digestOf({ entries }: Posting): string {
  return entries
    .map(({ account, amount }) => `${accountKey(account)}=${amount}`)
    .sort()
    .join('\n');
}
