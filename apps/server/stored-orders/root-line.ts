import type { StoredReplacement } from '@eyelet/db/orders/replacement.ts';
import type { StoredLine, StoredOrder } from './stored-order.ts';

/** The order that was paid, and all that was sent again of it. */
export type Root = Readonly<{ root: StoredOrder; replacements: readonly StoredReplacement[] }>;

/** The line that was paid, of which a line of an order is; undefined for one that the root does not have. */
export function rootLineOf(
  { orderNumber }: Pick<StoredOrder, 'orderNumber'>,
  { line_no }: Pick<StoredLine, 'line_no'>,
  { root, replacements }: Root,
): StoredLine | undefined {
  const own = replacements.find((one) => one.orderNumber === orderNumber);
  const rootNo = own ? own.lines.find(({ ownLineNo }) => ownLineNo === line_no)?.rootLineNo : line_no;
  return root.lines.find((line) => line.line_no === rootNo);
}
