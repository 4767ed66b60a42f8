import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { markReceived, type Taking } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';

type Received = Readonly<{ orderNumber: string; returnId: string; taking?: Taking }>;

/** Records that an announced return has come, as a parcel or into a store, and audits the call that says so. */
export async function recordReceived(
  tx: Transaction<Tables>,
  context: Context,
  operation: Pick<Operation, 'id'>,
  { orderNumber, returnId, taking }: Received,
): Promise<void> {
  const { now } = context;
  await markReceived(tx, returnId, { taking, now });
  const payload = { orderNumber, returnId };
  await writeFacts(tx, [{ name: 'return.received', subject: orderNumber, payload }], now);
  const change = {
    subject: { kind: 'return', id: returnId } as const,
    before: { state: 'announced', ...(taking && { store: '' }) },
    after: { state: 'received', ...(taking && { store: taking.storeId }) },
  };
  await recordAudit(tx, operation, change, sourceOf(context));
}
