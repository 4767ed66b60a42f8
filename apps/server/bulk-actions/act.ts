import type { BulkReason } from '@eyelet/contracts/bulk-actions/bulk-action.ts';
import type { OrderMailKind } from '@eyelet/contracts/order-desk/mail.ts';
import type { BulkActionRow, BulkOrderRow } from '@eyelet/db/bulk-actions/bulk-action.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { shipmentRows } from '@eyelet/db/orders/shipment.ts';
import { placesOfOrder } from '@eyelet/db/packing/to-pack.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { AuditSource } from '../audit/record.ts';
import { askMailAgain } from '../order-desk/ask-mail-again.ts';
import { recordStepAudited } from '../order-desk/record-step-audited.ts';
import { writeNoteOnce } from '../order-desk/write-note-once.ts';
import type { StepOutcome } from '../orders/record-step.ts';

/** Does to one order what is asked for many, as if by whoever asked; the reason why it cannot be done, null once it is. */
export async function act(
  tx: Transaction<Tables>,
  { action, mail, note }: Pick<BulkActionRow, 'action' | 'mail' | 'note'>,
  { order_number: orderNumber, key }: BulkOrderRow,
  source: AuditSource,
): Promise<BulkReason | null> {
  switch (action) {
    case 'print':
      // Drawn once all orders are looked at.
      return (await placesOfOrder(tx, orderNumber)).length > 0 ? null : 'nothing';
    case 'pack':
      return pack(tx, orderNumber, source);
    case 'mail': {
      const asked = { orderNumber, mailId: key };
      const outcome = await askMailAgain(tx, asked, { kind: mail as OrderMailKind }, source);
      if (outcome === 'asked') return null;
      return typeof outcome === 'string' ? outcome : 'soon';
    }
    case 'note': {
      const outcome = await writeNoteOnce(tx, { orderNumber, noteId: key }, note, source);
      return outcome === 'done' ? null : 'unknown';
    }
  }
}

/** Marks all shipments of an order that may be packed. */
async function pack(tx: Transaction<Tables>, orderNumber: string, source: AuditSource): Promise<BulkReason | null> {
  const outcomes: StepOutcome[] = [];
  for (const { shipping_id: shippingId } of await shipmentRows(tx, orderNumber)) {
    const step = { step: 'packed', now: source.now, reason: '' } as const;
    outcomes.push(await recordStepAudited(tx, { orderNumber, shippingId }, step, source));
  }
  if (outcomes.includes('recorded')) return null;
  if (outcomes.includes('held')) return 'held';
  return outcomes.length === 0 ? 'unknown' : 'nothing';
}
