import type { PaidOrder } from '@eyelet/domain/returns/give.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** What the lines of an order and its delivery have cost, with tax, in minor units; together its total. */
export function paidLinesOf({ order, lines }: Pick<StoredOrder, 'order' | 'lines'>): PaidOrder {
  const added = order.tax_included ? 0 : 1;
  const taxOfLines = lines.reduce((sum, line) => sum + line.tax_total, 0);
  return {
    lines: lines.map((line) => ({
      lineNo: line.line_no,
      qty: line.qty,
      paid: line.row_after_order_discount + added * line.tax_total,
      tax: line.tax_total,
      sent: !line.digital,
    })),
    shipping: order.shipping_total + added * (order.tax_total - taxOfLines),
    shippingTax: order.tax_total - taxOfLines,
    taxIncluded: order.tax_included,
  };
}
