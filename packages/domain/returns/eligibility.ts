import type { ReturnRefusal } from '@eyelet/contracts/returns/return.ts';
import { localTime } from '../calendar/local-time.ts';
import { addDays } from '../delivery/days.ts';

/** Days after delivery in which goods may be sent back (C9.34). */
export const returnDays = { usual: 30, member: 60 } as const;

/** Days after which a return that was announced, and of which no parcel was handed over or came, holds nothing back any more. */
export const daysToSend = 30;

/** A line of an order as its return is judged; `returned` are the units of returns before. */
export type ReturnableLine = Readonly<{
  qty: number;
  returned: number;
  digital: boolean;
  customised: boolean;
  finalSale: boolean;
  deliveredAt: Date | undefined;
}>;

/** The last day, YYYY-MM-DD in the zone of the market, on which goods delivered at that time may be sent back. */
export function lastReturnDay(deliveredAt: Date, timeZone: string, isMember: boolean): string {
  return addDays(localTime(deliveredAt, timeZone).day, isMember ? returnDays.member : returnDays.usual);
}

/**
 * Why a line cannot be sent back now; undefined when it can (C9.34): thirty days after its delivery, sixty for members, and not
 * what is digital, customised or sold finally. The day of delivery does not count.
 */
export function whyNotReturnable(
  line: ReturnableLine,
  { timeZone, isMember, now }: Readonly<{ timeZone: string; isMember: boolean; now: Date }>,
): ReturnRefusal | undefined {
  if (line.digital) return 'digital';
  if (line.customised) return 'customised';
  if (line.finalSale) return 'final-sale';
  if (!line.deliveredAt) return 'not-delivered';
  if (line.returned >= line.qty) return 'returned';
  return localTime(now, timeZone).day > lastReturnDay(line.deliveredAt, timeZone, isMember) ? 'late' : undefined;
}
