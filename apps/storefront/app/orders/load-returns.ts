import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { loaderMessages } from '@eyelet/messages/loader-messages.ts';
import { orderQuery } from '../receipts/order-query.ts';
import { type DrawnCode, drawCode } from '../scan-codes/draw-code.ts';
import { orderDay, timeText } from './order-day.ts';
import { type ShownTravel, shownScans } from './shown-travel.ts';
import type { ReachedStep } from './steps.tsx';

type Listed = OutputOf<typeof listReturnItems>['returns'][number];

/** A return, when each of its steps was, how its parcel travels, and until when what is wanted instead of its items is put aside. */
export type LoadedReturn = Omit<Listed, 'items' | 'parcel' | 'steps'> &
  Readonly<{ steps: readonly ReachedStep[] }> &
  /** The code that is on its label, drawn; null once its goods are there. */
  Readonly<{ code: DrawnCode | null }> &
  Readonly<{ parcel: (Pick<ShownTravel, 'parcel' | 'scans'> & Readonly<{ hasArrived: boolean }>) | null }> &
  Readonly<{ items: readonly (Listed['items'][number] & Readonly<{ heldText: string }>)[] }>;

/** The lines of an order that can be sent back, and its returns; days as text. */
export type LoadedReturns = Readonly<{
  currency: string;
  returns: readonly LoadedReturn[];
  /** That store credit may be chosen instead of money, and how much of it is there at once. */
  credit: OutputOf<typeof listReturnItems>['credit'];
  /** The order with which all of it is sent back, and its page; null where that is this one. */
  sentBackWith: Readonly<{ orderNumber: string; page: string }> | null;
  items: readonly (OutputOf<typeof listReturnItems>['items'][number] & Readonly<{ untilText: string }>)[];
}>;

type Arrived = Readonly<{ orderNumber: string; hasArrived: boolean }>;

/** Reads it once something has arrived; null before. */
export async function loadReturns(
  client: ApiClient,
  { orderNumber, hasArrived }: Arrived,
  market: Pick<Market, 'tag' | 'timeZone'>,
  proof: Readonly<{ token?: string; email?: string }>,
): Promise<LoadedReturns | null> {
  if (!hasArrived) return null;
  const { currency, items, returns, credit, sentBackWith } = await client.call(listReturnItems, {
    params: { orderId: orderNumber },
    body: proof,
  });
  const day = { tag: market.tag, timeZone: 'UTC' };
  const say = await loaderMessages(market.tag);
  return {
    currency,
    credit,
    sentBackWith: sentBackWith && {
      orderNumber: sentBackWith.orderNumber,
      page:
        proof.email === undefined
          ? `order-confirmation?${orderQuery(sentBackWith.orderNumber, sentBackWith.token ?? undefined)}`
          : `track-order?order=${sentBackWith.orderNumber}`,
    },
    returns: returns.map((one) => ({
      ...one,
      steps: one.steps.map(({ step, at }) => ({
        text: say(`returning.step.${step}`),
        ...{ at, when: timeText(at, market) },
      })),
      code: one.labelPath === null ? null : drawCode(`${one.returnId}/${orderNumber}`),
      parcel: one.parcel && {
        ...{ parcel: one.parcel, hasArrived: one.parcel.arrivedAt !== null },
        scans: shownScans(one.parcel.scans, market),
      },
      items: one.items.map((item) => ({
        ...item,
        heldText: item.exchange ? orderDay(item.exchange.heldUntil, market) : '',
      })),
    })),
    items: items.map((item) => ({
      ...item,
      untilText: item.until === null ? '' : orderDay(`${item.until}T00:00:00Z`, day),
    })),
  };
}
