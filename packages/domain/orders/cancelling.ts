import type { GiftCardWish } from '../cart/gift-card-wish.ts';
import { mayMove, type OrderState } from './life-cycle.ts';

/** Why an order can no longer be cancelled by its shopper. */
export type CancelRefusal = 'done' | 'unpaid' | 'started' | 'late' | 'mailed' | 'unsettled';

/**
 * Of an order that was made in exchange for goods that come back: whether nobody has looked at them yet, or they were taken back or not.
 */
export type Exchanged = Readonly<{ goods: 'awaited' | 'refused' | 'taken' }>;

/** The facts that decide whether an order can be cancelled; a line of a gift card says when that is mailed. */
export type Cancellable = Readonly<{
  state: OrderState;
  placedAt: Date;
  lines: readonly Readonly<{ gift_card: Pick<GiftCardWish, 'sendOn' | 'printed'> | null }>[];
  exchange: Exchanged | null;
}>;

/**
 * Whether a shopper may cancel a whole order: within `minutes` of placing, and before its fulfilment starts (C9.35). Undefined when
 * they may. One whose payments are still open ends with them; one whose gift card is mailed as soon as it is paid cannot be
 * cancelled, as its recipient may have spent it. A card of a later day is mailed after those minutes have passed, and a printed one can be
 * used once it has left. An order that was
 * sent in exchange ends in money only for goods that were taken back.
 */
export function cancelRefusal(
  { state, placedAt, lines, exchange }: Cancellable,
  { minutes, now }: Readonly<{ minutes: number; now: Date }>,
): CancelRefusal | undefined {
  if (state === 'cancelled' || state === 'refunded') return 'done';
  if (state === 'created' || state === 'payment pending') return 'unpaid';
  if (state === 'confirmed') {
    if (lines.some(({ gift_card: card }) => card?.sendOn === null && !card.printed)) return 'mailed';
    if (exchange && exchange.goods !== 'taken') return 'unsettled';
    return now.getTime() < cancelUntil(placedAt, minutes).getTime() ? undefined : 'late';
  }
  return 'started';
}

/** The instant from which an order can no longer be cancelled by its shopper. */
export function cancelUntil(placedAt: Date, minutes: number): Date {
  return new Date(placedAt.getTime() + minutes * 60_000);
}

/** Who has cancelled an order that was placed: its shopper, staff, or the last day for collecting it. */
const cancellers = ['shopper', 'staff', 'deadline'] as const;

export type Canceller = (typeof cancellers)[number];

/** Who it was, by the reason in the history of the order; null for any other reason. */
export function cancelledBy(reason: string): Canceller | null {
  return cancellers.find((one) => reason === `cancelled by ${one}`) ?? null;
}

/** The facts that decide whether staff may cancel an order. */
export type DeskCancellable = Readonly<{
  state: OrderState;
  shipments: readonly Readonly<{ partlyShipped: boolean; shipped: boolean; delivered: boolean }>[];
  /** One that is mailed, unless it is still to be issued: it may be spent already, so that it is voided on its own. */
  hasGiftCard: boolean;
  exchange: Exchanged | null;
}>;

/**
 * Whether staff may cancel a whole order: at any time after it was placed, until a shipment has left, if only in part, or was collected; one that was made
 * in exchange only once somebody has looked at the goods that come back for it.
 */
export function mayDeskCancel({ state, shipments, hasGiftCard, exchange }: DeskCancellable): boolean {
  const isPlaced = state !== 'created' && state !== 'payment pending';
  const isGone = shipments.some(({ partlyShipped, shipped, delivered }) => partlyShipped || shipped || delivered);
  return isPlaced && mayMove(state, 'cancelled') && !isGone && !hasGiftCard && exchange?.goods !== 'awaited';
}
