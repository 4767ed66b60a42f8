import type { PreviewShopper } from '@eyelet/contracts/preview/shoppers.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Preview } from '@eyelet/domain/preview/prefix.ts';
import type { Log } from './log.ts';
import type { OpenLook } from './look.ts';
import type { Session } from './session.ts';
import type { Shop } from './shop.ts';
import type { StaffCaller } from './staff-caller.ts';

export type Cookie = Readonly<{
  name: string;
  value: string;
  maxAgeSeconds: number;
  path?: string;
  /** By default `lax`: also sent when a visitor follows a link from another site. */
  sameSite?: 'strict' | 'lax';
}>;

/** The browser's data for the list of sessions. */
export type Device = Readonly<{ userAgent: string; country: string }>;

/** What is sent with the answer besides its body. Handlers fill it; the mount writes it. */
export type Outgoing = { cookies: Cookie[] };

/** Everything a handler may know about the call. `now` and ids come from here; rules never read a clock. */
export type Context = Readonly<{
  session: Session | undefined;
  /** Whether the caller's token is that of an account that has been deleted. */
  isGone: boolean;
  /** Refresh token that the call sent. */
  refreshToken: string | undefined;
  /** The cookie by which a browser is recognised from an earlier sign-in. */
  deviceSecret: string | undefined;
  /** The staff member who calls an operation of the studio; undefined in all others. */
  staff: StaffCaller | undefined;
  /** The look at the shop as a customer in which somebody of the staff calls; `over` for one that has ended. Undefined for everybody else. */
  look: OpenLook | 'over' | undefined;
  /** The value of the studio's session cookie. */
  staffToken: string | undefined;
  /** The key of an outside system that the call sent. */
  apiKey: string | undefined;
  /** Cookie that identifies a browser with which staff have signed in. */
  staffDevice: string | undefined;
  market: Market;
  /** False when the call sent a locale or a site that no market has. */
  knowsLocale: boolean;
  now: Date;
  /** The preview of an author; undefined for shoppers. */
  preview: Preview | undefined;
  /** The type of shopper as whom a preview reads; undefined outside previews. It grants no access. */
  shownTo: PreviewShopper | undefined;
  correlationId: string;
  transactionId: string;
  channel: 'web' | 'app';
  /** Scheme, host and port as the shopper sees them. */
  origin: string;
  /** Network address of the caller. */
  address: string;
  /** Whether the caller has passed the human check recently (C8.04). */
  isHuman: boolean;
  device: Device;
  /** Header `source` of a call: the campaign that a new consumer comes from (C2.38). */
  leadSource: string | undefined;
  newId: () => string;
  log: Log;
  outgoing: Outgoing;
  shop: Shop;
}>;

/** The context with some members changed. It inherits from the original, so that values computed on demand are not computed again. */
export function changedContext(context: Context, changes: Partial<Context>): Context {
  return Object.create(context, Object.getOwnPropertyDescriptors(changes)) as Context;
}
