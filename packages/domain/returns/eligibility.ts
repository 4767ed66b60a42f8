import type { ReturnRefusal } from '@eyelet/contracts/returns/return.ts';
import { localTime } from '../calendar/local-time.ts';
import { addDays } from '../delivery/days.ts';

/** Days after delivery in which goods may be sent back, by anybody and by members (C9.34). */
export type ReturnDays = Readonly<{ usual: number; member: number }>;

/** Where and by whom goods are sent back. */
type Returning = Readonly<{ timeZone: string; isMember: boolean; days: ReturnDays }>;

/** The days of members, who have as many as everybody at least. */
export function memberDays({ usual, member }: ReturnDays): number {
  return Math.max(usual, member);
}

/** A line of an order as its return is judged; `returned` are the units of returns before. */
export type ReturnableLine = Readonly<{
  qty: number;
  returned: number;
  digital: boolean;
  customised: boolean;
  finalSale: boolean;
  deliveredAt: Date | undefined;
}>;

/** Days after their delivery in which somebody may send goods back. */
export function returnDaysFor({ isMember, days }: Pick<Returning, 'isMember' | 'days'>): number {
  return isMember ? memberDays(days) : days.usual;
}

/** The last day, YYYY-MM-DD in the zone of the market, on which goods delivered at that time may be sent back. */
export function lastReturnDay(deliveredAt: Date, { timeZone, ...of }: Returning): string {
  return addDays(localTime(deliveredAt, timeZone).day, returnDaysFor(of));
}

/** Why a line can never be sent back, whenever it arrives; undefined when it can in time. */
export function whyNeverReturnable({
  digital,
  customised,
  finalSale,
}: Pick<ReturnableLine, 'digital' | 'customised' | 'finalSale'>): ReturnRefusal | undefined {
  if (digital) return 'digital';
  if (customised) return 'customised';
  return finalSale ? 'final-sale' : undefined;
}

/**
 * Why a line cannot be sent back now; undefined when it can (C9.34): some days after its delivery, more for members, and not what is
 * digital, customised or sold finally. The day of delivery does not count.
 */
export function whyNotReturnable(line: ReturnableLine, returning: Returning, now: Date): ReturnRefusal | undefined {
  const never = whyNeverReturnable(line);
  if (never) return never;
  if (!line.deliveredAt) return 'not-delivered';
  if (line.returned >= line.qty) return 'returned';
  return localTime(now, returning.timeZone).day > lastReturnDay(line.deliveredAt, returning) ? 'late' : undefined;
}
