import type { StoredCancellation } from '@eyelet/db/orders/cancelled-items.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import type { StoredLine, StoredOrder } from './stored-order.ts';

/** Units that were cancelled, by line number. */
export function cancelledUnits(cancellations: readonly StoredCancellation[]): UnitsByLine {
  const units = new Map<number, number>();
  for (const { lineNo, qty } of cancellations.flatMap(({ lines }) => lines)) {
    units.set(lineNo, (units.get(lineNo) ?? 0) + qty);
  }
  return units;
}

type Reduced = Pick<StoredOrder, 'cancelled'>;

/** Units of a line of an order that were not cancelled. */
export function keptQty({ cancelled }: Reduced, { line_no, qty }: Pick<StoredLine, 'line_no' | 'qty'>): number {
  return qty - (cancelled[line_no] ?? 0);
}

/** The lines of an order without the units that were cancelled; the price of a row is that of its units that are left. */
export function keptLines(order: Reduced & Pick<StoredOrder, 'lines'>): readonly StoredLine[] {
  return order.lines.flatMap((line) => {
    const qty = keptQty(order, line);
    if (qty === line.qty) return [line];
    return qty > 0 ? [{ ...line, qty, row_total: Math.floor((line.row_total * qty) / line.qty) }] : [];
  });
}
