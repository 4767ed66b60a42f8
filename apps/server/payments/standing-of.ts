import type { StoredPayment } from '@eyelet/db/orders/read.ts';
import { standing } from '@eyelet/domain/captures/standing.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';

/** What of a payment was captured, is still held, and was released, in major units. */
export function standingOf({
  by_parcel: byParcel,
  ...payment
}: Pick<StoredPayment, 'amount' | 'by_parcel' | 'taken' | 'released'> & Readonly<{ state: string }>): Readonly<{
  captured: number;
  held: number;
  released: number;
}> {
  const { captured, held, released } = standing({
    ...payment,
    state: payment.state as StoredPayment['state'],
    byParcel,
  });
  return { captured: toAmount(captured), held: toAmount(held), released: toAmount(released) };
}
