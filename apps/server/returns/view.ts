import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { readReturnLabel } from '@eyelet/contracts/returns/read-label.ts';
import type { Return, ReturnableItem } from '@eyelet/contracts/returns/return.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { Shop } from '../kernel/shop.ts';
import { paperPath } from '../papers/paper-path.ts';
import { sellerOf } from '../papers/seller-of.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import type { JudgedLine } from './returnable.ts';

/** A returnable line as the API answers it. */
export function itemView({ line, left, until, why }: JudgedLine): ReturnableItem {
  return {
    itemId: line.item_id,
    ...{ name: line.name, colour: line.colour, size: line.size, image: line.image },
    qty: left,
    until,
    why: why ?? null,
  };
}

/** A return as its shopper sees it; its credit note shows their address, so only callers with `seesPapers` get it. */
export function returnView(
  shop: Pick<Shop, 'orderLinks' | 'settings'>,
  { order, orderNumber, lines }: StoredOrder,
  one: StoredReturn,
  seesPapers: boolean,
): Return {
  const hasPaper = seesPapers && (one.refund ?? 0) > 0 && sellerOf(shop, order.locale) !== null;
  return {
    returnId: one.return_id,
    state: one.state,
    createdAt: one.created_at.toISOString(),
    receivedAt: one.received_at?.toISOString() ?? null,
    closedAt: one.closed_at?.toISOString() ?? null,
    currency: order.currency,
    refund: one.refund === null ? null : toAmount(one.refund),
    labelPath: one.state === 'announced' ? labelPath(shop, one.return_id) : null,
    creditNotePath: hasPaper ? paperPath(shop, orderNumber, one.return_id) : null,
    items: one.lines.flatMap(({ line_no, qty, reason, accepted, note }) => {
      const line = lines.find((bought) => bought.line_no === line_no);
      if (!line) return [];
      const { item_id: itemId, name, colour, size } = line;
      return [{ itemId, name, colour, size, qty, reason, accepted, note }];
    }),
  };
}

/** The path at which the label of a return can be read without a session. */
export function labelPath({ orderLinks }: Pick<Shop, 'orderLinks'>, returnId: string): string {
  return requestUrl(readReturnLabel, { params: { returnId }, query: { token: orderLinks.tokenOf(returnId) } });
}
