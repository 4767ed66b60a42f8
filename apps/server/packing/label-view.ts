import type { ParcelLabel } from '@eyelet/contracts/order-desk/label.ts';
import type { LabelRow } from '@eyelet/db/parcels/label.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { type CarrierId, carriers } from '@eyelet/domain/orders/carriers.ts';

/** A label as a desk shows it; only those that are open are shown. */
export function labelView(row: LabelRow): ParcelLabel {
  return {
    labelId: row.label_id,
    placeId: row.place_id,
    carrier: labelCarrier(row.carrier as CarrierId),
    state: row.state as ParcelLabel['state'],
    trackingNumber: row.tracking_number,
    cost: row.cost === null ? null : toAmount(row.cost),
    currency: row.currency,
    problem: row.problem as ParcelLabel['problem'],
    detail: row.problem_detail ?? '',
    tries: row.tries,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
  };
}

/** A carrier as desks name it. */
export function labelCarrier(id: CarrierId): ParcelLabel['carrier'] {
  return { id, name: carriers[id].name };
}
