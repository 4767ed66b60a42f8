import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Session } from '@eyelet/server/kernel/session.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';

/** The shop as it is at an earlier moment. */
export type Past = Readonly<{
  shop: Shop;
  /** Calls of a consumer in a market, or of somebody without an account. */
  clientOf: (caller: Readonly<{ session: Session | undefined; market: Market }>) => ApiClient;
  /** Calls of the studio by somebody of that name. */
  deskOf: (name: string) => ApiClient;
  /** Has everything heard that has happened. */
  hearFacts: () => Promise<unknown>;
}>;

/** How the past of a database is made up that is filled for the first time. */
export type Filling = Readonly<{
  /** When the database was filled first, in milliseconds: the same after an interruption, so that what was made is found by its time. */
  today: number;
  past: (now: Date) => Past;
  /** Makes one thing up; if it is refused, that is logged, and the shop opens without it. */
  attempt: (what: string, work: () => Promise<void>) => Promise<void>;
}>;
