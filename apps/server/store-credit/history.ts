import type { CreditEntry } from '@eyelet/contracts/store-credit/entry.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { type LedgerChange, readHistory } from '@eyelet/db/ledger/history.ts';
import { isLapsed, isLent, isTakenBack } from '@eyelet/db/store-credit/posting-keys.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { creditHolding } from './holding.ts';

type Asked = Readonly<{ after?: string; limit?: number }>;

/** The changes of the store credit of a consumer in a currency, newest first and page by page. */
export async function creditHistory(
  db: Reader,
  { consumerNo, currency }: Readonly<{ consumerNo: string; currency: string }>,
  { after, limit = 50 }: Asked,
): Promise<Readonly<{ rows: CreditEntry[]; next: string | null; total: number }>> {
  const before = after === undefined ? undefined : Number.parseInt(after, 10) || 0;
  const { rows, total } = await readHistory(db, creditHolding(consumerNo, currency), { before, limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return { rows: page.map(entryView), next: last ? String(last.id) : null, total };
}

function entryView(change: LedgerChange): CreditEntry {
  const reason = reasonOf(change);
  const isOfOrder = ofOrders.includes(reason);
  return {
    id: String(change.id),
    date: change.at.toISOString(),
    amount: toAmount(change.amount),
    balance: toAmount(change.balance),
    reason,
    orderNumber: change.paidOrder ?? (isOfOrder ? change.reference : null),
  };
}

/** Those whose posting names the order. */
const ofOrders: readonly CreditEntry['reason'][] = ['refunded', 'lent', 'lent-back', 'lapsed'];

/** Why a posting has changed store credit. */
export function reasonOf({ kind, key }: Pick<LedgerChange, 'kind' | 'key'>): CreditEntry['reason'] {
  if (isLent(key)) return 'lent';
  if (isTakenBack(key)) return 'lent-back';
  if (isLapsed(key)) return 'lapsed';
  if (kind === 'hold') return 'spent';
  if (kind === 'release' || kind === 'refund') return 'returned';
  if (kind === 'expire') return 'expired';
  return kind === 'issue' ? 'refunded' : 'adjusted';
}
