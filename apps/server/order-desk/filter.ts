import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import type { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import type { DeskFilter } from '@eyelet/db/orders/desk-list.ts';
import { addDays, startOfDay } from '@eyelet/domain/delivery/days.ts';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { labelsStuckBefore } from './labels-stuck-before.ts';

type Asked = Omit<NonNullable<RequestOf<typeof listDeskOrders>['query']>, 'after' | 'limit'>;

/** By what the orders of a request are searched and narrowed; refused for a market that does not exist. */
export function deskFilterOf(asked: Asked, now: Date): DeskFilter | Refusal<'STF400'> {
  const { status, search, market, from, until, parcel, refund, giftCard, label, pieces } = asked;
  const named = market === undefined ? undefined : marketByLocale(market);
  if (market !== undefined && !named) return refuse('STF400', { member: 'market' });
  return {
    status,
    search: search?.trim() || undefined,
    locale: named?.header,
    from: from === undefined ? undefined : startOfDay(from),
    before: until === undefined ? undefined : startOfDay(addDays(until, 1)),
    backBy: parcel && now,
    refundWaits: refund === 'waiting',
    cardsWait: giftCard === 'waiting',
    piecesMissing: pieces === 'missing',
    labelsStuckBefore: label && labelsStuckBefore(now),
  };
}
