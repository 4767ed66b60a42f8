import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { readReturnLabel } from '@eyelet/contracts/returns/read-label.ts';
import type { Exchange, ExchangeOption, Return, ReturnableItem } from '@eyelet/contracts/returns/return.ts';
import type { ExchangeRow, MadeOrder } from '@eyelet/db/returns/exchange.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { Shop } from '../kernel/shop.ts';
import { paperPath } from '../papers/paper-path.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { returnCreditView } from '../store-credit/credit-of-returns.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { comesByMail, labelWayOf } from './carrier-label.ts';
import { storedGoods } from './exchange-goods.ts';
import type { KnownOfReturns } from './known-of-returns.ts';
import { carrierLabelOf, parcelView, withdrawnLabelOf } from './parcel-view.ts';
import type { JudgedLine } from './returnable.ts';
import { returnStepsView } from './steps-view.ts';

/** What of an order can be sent back, as the API answers it, and what it can be exchanged for. */
export function itemView(
  { line, left, until, why }: JudgedLine,
  exchanges: readonly ExchangeOption[] | undefined,
): ReturnableItem {
  return {
    itemId: line.item_id,
    ...{ name: line.name, colour: line.colour, size: line.size, image: line.image },
    qty: left,
    until,
    why: why ?? null,
    exchanges: [...(exchanges ?? [])],
  };
}

type Shown = KnownOfReturns &
  Readonly<{
    /** Whether the caller may see what shows the buyer's address: the credit note, and the order of an exchange. */
    seesPapers: boolean;
  }>;

/** A return as its shopper sees it. */
export function returnView(
  shop: Pick<Shop, 'orderLinks' | 'settings' | 'carriers' | 'catalogue'>,
  stored: StoredOrder,
  one: StoredReturn,
  { seesPapers, ...known }: Shown,
): Return {
  const { order, orderNumber, lines } = stored;
  const { made, credit, carried } = known;
  const isGiven = (one.refund ?? 0) + one.carried > 0 && one.state === 'closed';
  const hasPaper = seesPapers && isGiven && sellerOf(shop, order.locale) !== null;
  const isLabelComing = one.state === 'announced' && comesByMail(carrierLabelOf(carried, one.return_id));
  const isLabelWithdrawn = withdrawnLabelOf(carried, one) !== undefined;
  // Where no other label can be bought, the shop's own takes its place.
  const hasLabel = one.state === 'announced' && !(isLabelWithdrawn && labelWayOf(shop, stored, one.lines));
  const exchangeOf = (lineNo: number): Exchange | null => {
    const exchange = one.exchanges.find(({ line_no }) => line_no === lineNo);
    if (!exchange) return null;
    const madeOf = made.find(({ returnId }) => returnId === one.return_id);
    const token = seesPapers && madeOf ? shop.orderLinks.tokenOf(madeOf.orderNumber) : null;
    return exchangeView(exchange, madeOf, token);
  };
  return {
    returnId: one.return_id,
    state: one.state,
    createdAt: one.created_at.toISOString(),
    handedOverAt: one.handed_over_at?.toISOString() ?? null,
    receivedAt: one.received_at?.toISOString() ?? null,
    closedAt: one.closed_at?.toISOString() ?? null,
    steps: returnStepsView(one, known),
    currency: order.currency,
    refund: one.refund === null ? null : toAmount(one.refund),
    ...returnCreditView(one, credit),
    labelPath: hasLabel ? labelPath(shop, one.return_id) : null,
    ...{ isLabelComing, isLabelWithdrawn },
    parcel: parcelView(carried, one),
    creditNotePath: hasPaper ? paperPath(shop, orderNumber, one.return_id) : null,
    items: one.lines.flatMap(({ line_no, qty, reason, accepted, note }) => {
      const line = lines.find((bought) => bought.line_no === line_no);
      if (!line) return [];
      const { item_id: itemId, name, colour, size } = line;
      const pictures = one.pictures.filter((picture) => picture.line_no === line_no).length;
      return [{ itemId, name, colour, size, qty, reason, accepted, note, pictures, exchange: exchangeOf(line_no) }];
    }),
  };
}

/**
 * What is wanted instead of an item; money was taken instead of an order that is cancelled. Only who may have the link to that order may
 * cancel it.
 */
export function exchangeView(exchange: ExchangeRow, made: MadeOrder | undefined, orderToken: string | null): Exchange {
  const { upc, colour, size } = storedGoods(exchange.goods);
  const isMade = exchange.state === 'made' && made !== undefined;
  return {
    ...{ upc, colour, size },
    state: isMade && made.state === 'cancelled' ? 'withdrawn' : exchange.state,
    heldUntil: exchange.held_until.toISOString(),
    orderNumber: isMade ? made.orderNumber : null,
    orderToken: isMade ? orderToken : null,
    mayWithdraw: exchange.state === 'held' || (isMade && orderToken !== null && isCancellable(made)),
  };
}

function isCancellable({ state, goods }: MadeOrder): boolean {
  return state === 'confirmed' && goods === 'taken';
}

/** The path at which the label of a return is read without a session. */
export function labelPath({ orderLinks }: Pick<Shop, 'orderLinks'>, returnId: string): string {
  return requestUrl(readReturnLabel, { params: { returnId }, query: { token: orderLinks.tokenOf(returnId) } });
}
