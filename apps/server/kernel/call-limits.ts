import { LRUCache } from 'lru-cache';
import { networkOf } from './network-of.ts';

const minuteMs = 60_000;

export type CallLimits = Readonly<{
  /** Counts a call of an address; the seconds to wait when it exceeds the limit within a minute, else undefined. */
  wait: (call: string, address: string, perMinute: number, now: Date) => number | undefined;
}>;

/** Counts calls that have a limit of their own, in this process, whether they come over HTTP or from a form. */
export function createCallLimits(): CallLimits {
  const seen = new LRUCache<string, { count: number; until: number }>({ max: 100_000 });
  return {
    wait(call, address, perMinute, now) {
      const key = `${call} ${networkOf(address)}`;
      const time = now.getTime();
      const known = seen.get(key);
      const window = known && known.until > time ? known : { count: 0, until: time + minuteMs };
      seen.set(key, { ...window, count: window.count + 1 });
      return window.count < perMinute ? undefined : Math.max(1, Math.ceil((window.until - time) / 1000));
    },
  };
}
