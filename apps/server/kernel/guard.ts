import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import { cacheOf } from './cache-of.ts';
import { networkOf } from './network-of.ts';

/** Milliseconds within which the attempts of an address are counted. */
const windowMs = 10 * 60 * 1000;

export type Guard = Readonly<{
  /** Counts a call; whether its address has made too many of its kind recently. */
  isSuspicious: (address: string, now: Date) => boolean;
}>;

/** Watches addresses that try many accounts, emails or codes; each process counts on its own. */
export function createGuard(most: number): Guard {
  const seen = cacheOf<{ count: number; until: number }>(50_000);
  return {
    isSuspicious(address, now) {
      const time = now.getTime();
      const visitor = networkOf(address);
      const known = seen.get(visitor);
      const window = known && known.until > time ? known : { count: 0, until: time + windowMs };
      seen.set(visitor, { ...window, count: window.count + 1 });
      return window.count >= most;
    },
  };
}

/** Whether a call of an operation with this body counts as an attempt. */
export function isGuarded({ guarded }: Operation, body: unknown): boolean {
  if (guarded !== 'email') return guarded === true;
  return typeof body === 'object' && body !== null && 'email' in body;
}
