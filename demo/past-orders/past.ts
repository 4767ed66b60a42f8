import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Session } from '@eyelet/server/kernel/session.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';

/** The shop as it is at an earlier moment. */
export type Past = Readonly<{
  shop: Shop;
  /** Calls of a consumer in a market. */
  clientOf: (caller: Readonly<{ session: Session; market: Market }>) => ApiClient;
  /** Calls of the operator, who may do whatever staff may. */
  staffClient: () => ApiClient;
  /** Has everything heard that has happened. */
  hearFacts: () => Promise<unknown>;
}>;
