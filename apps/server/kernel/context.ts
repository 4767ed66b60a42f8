import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Log } from './log.ts';
import type { Session } from './session.ts';
import type { Shop } from './shop.ts';
import type { StaffCaller } from './staff-caller.ts';

export type Cookie = Readonly<{
  name: string;
  value: string;
  maxAgeSeconds: number;
  path?: string;
  /** `lax` unless told: sent when somebody comes by a link, too. */
  sameSite?: 'strict' | 'lax';
}>;

/** What a browser says of itself, for the list of sessions. */
export type Device = Readonly<{ userAgent: string; country: string }>;

/** What leaves with the answer besides its body. Handlers return; the mount writes. */
export type Outgoing = { cookies: Cookie[] };

/** Everything a handler may know of the call. `now` and ids come from here; rules never read a clock. */
export type Context = Readonly<{
  session: Session | undefined;
  /** Whether the caller's token is that of an account that has been deleted. */
  isGone: boolean;
  /** Refresh token of the caller, where the call carried one. */
  refreshToken: string | undefined;
  /** What the browser is known by from an earlier sign-in, where it had one. */
  deviceSecret: string | undefined;
  /** Who calls an operation of the studio; undefined in all others. */
  staff: StaffCaller | undefined;
  /** What the cookie of the studio's session holds. */
  staffToken: string | undefined;
  market: Market;
  /** False when the call named a locale that no market has. */
  knowsLocale: boolean;
  now: Date;
  correlationId: string;
  transactionId: string;
  channel: 'web' | 'app';
  /** Scheme, host and port the shopper sees. */
  origin: string;
  /** Network address of the caller. */
  address: string;
  /** Whether the caller has passed the human check lately (C8.04). */
  isHuman: boolean;
  device: Device;
  /** Header `source` of a call: the campaign that a new consumer comes from (C2.38). */
  leadSource: string | undefined;
  newId: () => string;
  log: Log;
  outgoing: Outgoing;
  shop: Shop;
}>;

/** The same context with some members changed. It is not copied: what is found out when asked for stays so. */
export function changedContext(context: Context, changes: Partial<Context>): Context {
  return Object.create(context, Object.getOwnPropertyDescriptors(changes)) as Context;
}
