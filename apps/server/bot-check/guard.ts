import { LRUCache } from 'lru-cache';
import { networkOf } from '../kernel/rate-limit.ts';

/** Milliseconds over which the tries of an address are counted. */
const windowMs = 10 * 60 * 1000;

export type Guard = Readonly<{
  /** Counts a call and tells whether its address has made too many of its kind lately. */
  isSuspicious: (address: string, now: Date) => boolean;
}>;

const minuteMs = 60_000;

export type PageCalls = Readonly<{
  /** Counts a call that a page makes for a visitor and tells whether it is one too many within a minute. */
  isOver: (call: string, address: string, most: number, now: Date) => boolean;
}>;

/** Counts what pages call for their visitors where it guesses at accounts, as the network does for calls over HTTP. */
export function createPageCalls(): PageCalls {
  const seen = new LRUCache<string, { count: number; until: number }>({ max: 50_000 });
  return {
    isOver(call, address, most, now) {
      const key = `${call} ${networkOf(address)}`;
      const time = now.getTime();
      const known = seen.get(key);
      const window = known && known.until > time ? known : { count: 0, until: time + minuteMs };
      seen.set(key, { ...window, count: window.count + 1 });
      return window.count >= most;
    },
  };
}

/** Watches addresses that try many accounts, emails or codes; each process watches for itself. */
export function createGuard(most: number): Guard {
  const seen = new LRUCache<string, { count: number; until: number }>({ max: 50_000 });
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
