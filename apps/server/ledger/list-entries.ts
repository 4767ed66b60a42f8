import { entryKinds, type LedgerEntryView } from '@eyelet/contracts/ledger/entry.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { type LedgerChange, readHistory } from '@eyelet/db/ledger/history.ts';
import type { Holding } from '@eyelet/domain/ledger/movements.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { cutPage } from '../kernel/cut-page.ts';

type Asked = Readonly<{ after?: string; limit?: number }>;

type EntriesPage = Readonly<{ rows: LedgerEntryView[]; next: string | null; total: number }>;

/** What has happened to the value that a holder can spend, newest first and page by page. */
export async function listEntries(db: Reader, holding: Holding, { after, limit = 50 }: Asked): Promise<EntriesPage> {
  const before = after === undefined ? undefined : Number.parseInt(after, 10) || 0;
  const { rows, total } = await readHistory(db, holding, { before, limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return { rows: page.map((change) => entryView(change, holding)), next: last ? String(last.id) : null, total };
}

function entryView({ id, at, kind, amount, balance, paidOrder }: LedgerChange, { unit }: Holding): LedgerEntryView {
  const shown = (value: number) => (unit === 'points' ? value : toAmount(value));
  return {
    entryId: String(id),
    at: at.toISOString(),
    kind: entryKinds.find((one) => one === kind) ?? 'adjust',
    amount: shown(amount),
    balance: shown(balance),
    orderNumber: paidOrder,
  };
}
