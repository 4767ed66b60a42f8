import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { Refusal } from './refusal.ts';
import type { Session } from './session.ts';
import type { StaffCaller } from './staff-caller.ts';

/** Cookie of a browser in which somebody of the staff sees the shop as a customer. */
export const lookCookie = 'eyelet_look';

/** An open look: who sees the shop, as whom, and until when. */
export type OpenLook = Readonly<{
  lookId: string;
  staffName: string;
  language: StaffCaller['language'];
  customerName: string;
  endsAt: Date;
  /** The customer, as the calls of the shop know them. It is no session of theirs. */
  session: Session;
}>;

export type Looks = Readonly<{
  /** The look of a cookie; undefined for one that is over. Read from the database at each call, so that ending it takes effect at once. */
  read: (token: string, now: Date) => Promise<OpenLook | undefined>;
}>;

/**
 * The refusal of a call of the shop in a look, over HTTP, from a page and from its form: whoever sees the shop as a customer reads, and
 * changes nothing.
 */
export function refuseInLook(look: OpenLook | 'over', { method, inLook }: Operation): Refusal | undefined {
  if (look === 'over') return new Refusal('STF474');
  const isReading = method === 'GET' ? inLook !== 'never' : inLook === 'reads';
  return isReading ? undefined : new Refusal('STF473');
}

/** Whether a call is of the studio, which goes by its own session, also where somebody has yet to sign in to it. */
export function isOfStudio({ path }: Pick<Operation, 'path'>): boolean {
  return path.startsWith('/staff/');
}

/** Whether the database has refused to write, as it does for whatever a call of a look would store. */
export function isUnwritten(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === '25006';
}
