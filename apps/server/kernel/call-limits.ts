import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { cacheOf } from './cache-of.ts';
import { networkOf } from './network-of.ts';

const minuteMs = 60_000;

export type CallLimits = Readonly<{
  /** Counts a call of an address in this process; the seconds to wait when it exceeds the limit within a minute. */
  wait: (call: string, address: string, perMinute: number, now: Date) => number | undefined;
  /** The same over all processes of the shop. An address over the limit is refused from memory until its minute ends. */
  waitShared: (call: string, address: string, perMinute: number) => Promise<number | undefined>;
}>;

/** Counts calls that have a limit of their own, whether they come over HTTP or from a form. */
export function createCallLimits(pool: Pool, secret: string): CallLimits {
  const seen = cacheOf<{ count: number; until: number }>(100_000);
  const shared = new Map<string, RateLimiterPostgres>();

  function limiterOf(call: string, points: number): RateLimiterPostgres {
    const known = shared.get(call);
    if (known) return known;
    const rule = { keyPrefix: call, points, duration: minuteMs / 1000 };
    const limiter = new RateLimiterPostgres({
      ...rule,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'call_count',
      tableCreated: true,
      inMemoryBlockOnConsumed: points + 1,
      // One limiter clears the table for all.
      clearExpiredByTimeout: shared.size === 0,
      insuranceLimiter: new RateLimiterMemory(rule),
    });
    shared.set(call, limiter);
    return limiter;
  }

  return {
    wait(call, address, perMinute, now) {
      const key = `${call} ${networkOf(address)}`;
      const time = now.getTime();
      const known = seen.get(key);
      const window = known && known.until > time ? known : { count: 0, until: time + minuteMs };
      seen.set(key, { ...window, count: window.count + 1 });
      return window.count < perMinute ? undefined : Math.max(1, Math.ceil((window.until - time) / 1000));
    },
    async waitShared(call, address, perMinute) {
      // Addresses of callers are not sent to the database.
      const visitor = createHmac('sha256', secret).update(networkOf(address)).digest('base64url');
      try {
        await limiterOf(call, perMinute).consume(visitor);
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
  };
}
