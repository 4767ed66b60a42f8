import type { PaidLine } from '@eyelet/domain/returns/refund.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** The amounts paid for the lines of an order and for its delivery, with tax, in minor units; they sum to its total. */
export function paidLinesOf({ order, lines }: Pick<StoredOrder, 'order' | 'lines'>): Readonly<{
  lines: readonly PaidLine[];
  shipping: number;
}> {
  const added = order.tax_included ? 0 : 1;
  const taxOfLines = lines.reduce((sum, line) => sum + line.tax_total, 0);
  return {
    lines: lines.map((line) => ({
      lineNo: line.line_no,
      qty: line.qty,
      paid: line.row_after_order_discount + added * line.tax_total,
      sent: !line.digital,
    })),
    shipping: order.shipping_total + added * (order.tax_total - taxOfLines),
  };
}
