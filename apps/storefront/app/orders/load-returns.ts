import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { orderDay } from './order-day.ts';

type Listed = OutputOf<typeof listReturnItems>['returns'][number];

/** A return, and until when what is wanted instead of its items is put aside. */
export type LoadedReturn = Omit<Listed, 'items'> &
  Readonly<{ items: readonly (Listed['items'][number] & Readonly<{ heldText: string }>)[] }>;

/** The lines of an order that can be sent back, and its returns; days as text. */
export type LoadedReturns = Readonly<{
  currency: string;
  returns: readonly LoadedReturn[];
  items: readonly (OutputOf<typeof listReturnItems>['items'][number] & Readonly<{ untilText: string }>)[];
}>;

type Delivered = Readonly<{ orderNumber: string; shipments: readonly Readonly<{ deliveredAt: string | null }>[] }>;

/** Reads it once something has been delivered; null before. */
export async function loadReturns(
  client: ApiClient,
  { orderNumber, shipments }: Delivered,
  market: Pick<Market, 'tag' | 'timeZone'>,
  proof: Readonly<{ token?: string; email?: string }>,
): Promise<LoadedReturns | null> {
  if (shipments.every(({ deliveredAt }) => deliveredAt === null)) return null;
  const { currency, items, returns } = await client.call(listReturnItems, {
    params: { orderId: orderNumber },
    body: proof,
  });
  const day = { tag: market.tag, timeZone: 'UTC' };
  return {
    currency,
    returns: returns.map((one) => ({
      ...one,
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
