import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import type { RefundablePayment } from '@eyelet/db/orders/refund.ts';
import { insertAdvance, readTrust } from '@eyelet/db/store-credit/advance.ts';
import { lentPosting } from '@eyelet/db/store-credit/posting-keys.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { issue } from '@eyelet/domain/ledger/movements.ts';
import { refundShares } from '@eyelet/domain/payments/refund-shares.ts';
import { advanceOf } from '@eyelet/domain/store-credit/advance.ts';
import { isCreditable } from '@eyelet/domain/store-credit/creditable.ts';
import { post } from '../ledger/post.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { creditHolding } from './holding.ts';

type Lending = Readonly<{
  /** Its order, which is locked. */
  stored: Pick<StoredOrder, 'orderNumber' | 'owner' | 'order'>;
  /** The payments of it, locked. */
  payments: readonly RefundablePayment[];
  returnId: string;
  /** The most that its market lends, in whole units. */
  limit: number;
  /** What its goods would give back in money, in minor units. */
  worth: number;
  lapsesAt: Date;
  now: Date;
}>;

/**
 * Lends store credit on a return whose parcel is on its way, where its shopper, who has chosen credit, is trusted. What was paid with value
 * goes back to it later and is not lent; what is only held is released and never becomes credit.
 */
export async function lendOnReturn(
  tx: Transaction<Tables>,
  { stored, payments, returnId, limit, worth, lapsesAt, now }: Lending,
): Promise<void> {
  const { orderNumber, owner, order } = stored;
  const shares = refundShares(payments, worth);
  if (typeof shares === 'string') return;
  // Of two returns at once the second sees what was lent on the first.
  const consumer = await lockConsumer(tx, owner);
  if (!consumer) return;
  const creditable = shares.filter((share) =>
    payments.some(({ key, method }) => key === share.key && isCreditable(method)),
  );
  const amount = advanceOf(
    creditable.reduce((sum, share) => sum + share.amount - share.released, 0),
    {
      ...{ limit, now, confirmed: consumer.confirmed, createdAt: consumer.created_at },
      ...(await readTrust(tx, owner)),
    },
  );
  if (amount === 0) return;
  const { currency } = order;
  const row = { return_id: returnId, order_number: orderNumber, consumer_id: owner, currency, amount };
  if (!(await insertAdvance(tx, { ...row, given_at: now, lapses_at: lapsesAt }))) return;
  const entries = issue(creditHolding(owner, currency), amount);
  await post(tx, { key: lentPosting(returnId), kind: 'issue', reference: orderNumber, entries }, now);
}
