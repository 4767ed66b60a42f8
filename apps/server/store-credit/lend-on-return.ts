import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { refundablePayments } from '@eyelet/db/orders/refund.ts';
import { insertAdvance, readTrust } from '@eyelet/db/store-credit/advance.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { issue } from '@eyelet/domain/ledger/movements.ts';
import { marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { refundShares } from '@eyelet/domain/payments/refund-shares.ts';
import { advanceOf } from '@eyelet/domain/store-credit/advance.ts';
import type { Shop } from '../kernel/shop.ts';
import { post } from '../ledger/post.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { isCreditable } from './creditable.ts';
import { creditHolding } from './holding.ts';
import { instantLimitIn } from './instant-limit.ts';
import { lentPosting } from './posting-keys.ts';

type Lending = Readonly<{
  /** Its order, which is locked. */
  stored: StoredOrder;
  returnId: string;
  /** What its goods would give back in money, in minor units. */
  worth: number;
  lapsesAt: Date;
  now: Date;
}>;

/**
 * Lends store credit on a return whose parcel is on its way, where its shopper has chosen credit, the market lends and they are trusted. What
 * was paid with value goes back to it later and is not lent.
 */
export async function lendOnReturn(
  { settings }: Pick<Shop, 'settings'>,
  tx: Transaction<Tables>,
  { stored, returnId, worth, lapsesAt, now }: Lending,
): Promise<void> {
  const { orderNumber, owner, order, payments } = stored;
  const limit = instantLimitIn(settings, marketByHeader(order.locale)?.country ?? '');
  // What was sold at a till belongs to the account of the associate.
  if (limit === 0 || worth === 0 || order.in_store !== null) return;
  // Of two returns at once the second sees what was lent on the first.
  const consumer = await lockConsumer(tx, owner);
  if (!consumer) return;
  const shares = refundShares(await refundablePayments(tx, orderNumber), worth);
  if (typeof shares === 'string') return;
  const creditable = shares.filter(({ key }) =>
    payments.some(({ idempotency_key, method }) => idempotency_key === key && isCreditable(method)),
  );
  const amount = advanceOf(
    creditable.reduce((sum, share) => sum + share.amount, 0),
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
