import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Shop } from '../shop.ts';
import { sendRefusal } from './mount.ts';
import { tooMany } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A limit of the route's own, counted apart; `false`: none. */
    rateLimit?: false | Readonly<{ perMinute: number }>;
  }
}

const windowMs = 60_000;

/**
 * Answers 429 to visitors who send more requests a minute than they may. Counted in this process, from minute to minute;
 * without a promise, as every request passes here. Calls with a limit of their own count against that in dispatch as well.
 */
export function limitRate(app: FastifyInstance, shop: Shop): void {
  const counters: Map<string, number>[] = [];
  let windowEnds = performance.now() + windowMs;
  const timer = setInterval(() => {
    windowEnds = performance.now() + windowMs;
    for (const counts of counters) counts.clear();
  }, windowMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  function limit(perMinute: number): onRequestHookHandler {
    const counts = new Map<string, number>();
    counters.push(counts);
    return (request, reply, done) => {
      const visitor = networkOf(request.ip);
      const count = (counts.get(visitor) ?? 0) + 1;
      counts.set(visitor, count);
      if (count <= perMinute) return done();
      sendRefusal(request, reply, tooMany(Math.max(1, Math.ceil((windowEnds - performance.now()) / 1000))), shop);
    };
  }

  const shared = limit(shop.config.rateLimit);
  app.addHook('onRoute', (route) => {
    const own = route.config?.rateLimit;
    if (own === false) return;
    const present = route.onRequest === undefined ? [] : [route.onRequest].flat();
    route.onRequest = [...present, own ? limit(own.perMinute) : shared];
  });
}

/** Whom an address belongs to: itself, or in IPv6 the network of 64 bits that one visitor has to himself. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length);
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const left = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(left).fill('0'), ...last].slice(0, 4).join(':');
}
