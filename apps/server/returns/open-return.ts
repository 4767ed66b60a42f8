import type { ExchangeRow } from '@eyelet/db/returns/exchange.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** A return of an order that is locked. */
export type OpenReturn = Readonly<{
  stored: StoredOrder;
  /** Every return of the order. */
  returns: readonly StoredReturn[];
  /** Units of it that were cancelled before they were sent. */
  cancelled: UnitsByLine;
  one: StoredReturn;
  now: Date;
  correlationId: string;
}>;

/** Units of a line that something is given for, and what is wanted instead of money. */
export type UnitsNow = Readonly<{ lineNo: number; units: number; exchange: ExchangeRow | undefined }>;
