import type { BulkAction, BulkReason, ReadBulkAction } from '@eyelet/contracts/bulk-actions/bulk-action.ts';
import { type BulkActionRow, bulkOrders } from '@eyelet/db/bulk-actions/bulk-action.ts';
import type { Reader } from '@eyelet/db/database.ts';

/** An action on many orders as the studio has it. */
export function bulkActionView(row: BulkActionRow): BulkAction {
  const { id: bulkId, action, state, orders, done, refused, printed: isPrinted } = row;
  return {
    ...{ bulkId, action, state, orders, done, refused, isPrinted, mail: row.mail as BulkAction['mail'] },
    ...{ askedAt: row.asked_at.toISOString(), askedBy: row.asked_for.staffName },
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** The same with what has come of it for each order. */
export async function readBulkActionView(db: Reader, row: BulkActionRow): Promise<ReadBulkAction> {
  const results = (await bulkOrders(db, row.id)).map(({ order_number: orderNumber, state, reason }) => ({
    ...{ orderNumber, state },
    reason: reason as BulkReason | null,
  }));
  return { ...bulkActionView(row), results };
}
