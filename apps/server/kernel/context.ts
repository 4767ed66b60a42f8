import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Shop } from '../shop.ts';
import type { Log } from './log.ts';

export type ConsumerType = 'GUEST' | 'REGISTERED' | 'EMPLOYEE';

/** Who calls, as the access token says. */
export type Session = Readonly<{ id: string; consumerNo: string; consumerType: ConsumerType }>;

export type Cookie = Readonly<{ name: string; value: string; maxAgeSeconds: number; path?: string }>;

/** What leaves with the answer besides its body. Handlers return; the mount writes. */
export type Outgoing = { cookies: Cookie[] };

/** Everything a handler may know of the call. `now` and ids come from here; rules never read a clock. */
export type Context = Readonly<{
  session: Session | undefined;
  /** Refresh token of the caller, where the call carried one. */
  refreshToken: string | undefined;
  market: Market;
  now: Date;
  correlationId: string;
  transactionId: string;
  channel: 'web' | 'app';
  /** Scheme, host and port the shopper sees. */
  origin: string;
  /** Network address of the caller. */
  address: string;
  newId: () => string;
  log: Log;
  outgoing: Outgoing;
  shop: Shop;
}>;
