import { listPointsHistory, type PointsEntry } from '@eyelet/contracts/loyalty/list-history.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { type LedgerChange, readHistory } from '@eyelet/db/ledger/history.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { pointsOf } from './earn.ts';
import { memberOf } from './member.ts';
import { isBirthday, isEarned, isReferral, isTakenBack } from './posting-keys.ts';

/** The changes of the caller's points, newest first. */
export const listPointsHistoryHandler = handle(listPointsHistory, async (context, { query }) => {
  const member = await memberOf(context);
  if (member instanceof Refusal) return member;
  return pointsHistory(context.shop.database.db, member.id, query);
});

/** The history of the points of a member, newest first and page by page. */
export async function pointsHistory(
  db: Reader,
  consumerNo: string,
  { after, limit = 50 }: Readonly<{ after?: string; limit?: number }>,
): Promise<Readonly<{ rows: PointsEntry[]; next: string | null; total: number }>> {
  const before = after === undefined ? undefined : Number.parseInt(after, 10) || 0;
  const { rows, total } = await readHistory(db, pointsOf(consumerNo), { before, limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return { rows: page.map(entryView), next: last ? String(last.id) : null, total };
}

/** A change as its member sees it. */
function entryView(change: LedgerChange): PointsEntry {
  const { id, at, amount, balance, reference, paidOrder } = change;
  const reason = reasonOf(change);
  const isOfOrder = reason === 'earned' || reason === 'taken-back';
  return {
    id: String(id),
    date: at.toISOString(),
    points: amount,
    balance,
    reason,
    orderNumber: paidOrder ?? (isOfOrder ? reference : null),
  };
}

function reasonOf({ kind, key }: LedgerChange): PointsEntry['reason'] {
  if (isEarned(key)) return 'earned';
  if (isTakenBack(key)) return 'taken-back';
  if (isBirthday(key)) return 'birthday';
  if (isReferral(key)) return 'referral';
  if (kind === 'hold') return 'spent';
  if (kind === 'release' || kind === 'refund') return 'returned';
  if (kind === 'expire') return 'expired';
  return kind === 'issue' ? 'brought' : 'adjusted';
}
