import { bestMarket, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';
import { sendPlainPage } from './plain-page.ts';
import { type Refusal, tooMany } from './refusal.ts';
import type { Shop } from './shop.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's own limit, counted separately; `false`: none. */
    rateLimit?: false | Readonly<{ perMinute: number }>;
  }
}

const windowMs = 60_000;

/**
 * Refuses visitors who send more requests a minute than allowed (429). Counted in this process, per minute; synchronous,
 * as every request passes here. Requests for unknown addresses count like all others: probing costs, too. Calls with
 * their own limit are also counted in dispatch.
 */
export function createRateLimit(
  app: FastifyInstance,
  perMinute: number,
): (request: FastifyRequest, route: FastifyContextConfig) => Refusal | undefined {
  const shared = { perMinute };
  const counters = new Map([[shared, new Map<string, number>()]]);
  let windowEnds = performance.now() + windowMs;
  const timer = setInterval(() => {
    windowEnds = performance.now() + windowMs;
    for (const counts of counters.values()) counts.clear();
  }, windowMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  function countsOf(limit: typeof shared): Map<string, number> {
    const known = counters.get(limit);
    if (known) return known;
    const counts = new Map<string, number>();
    counters.set(limit, counts);
    return counts;
  }

  return (request, { rateLimit: limit = shared }) => {
    if (limit === false) return undefined;
    const counts = countsOf(limit);
    const visitor = networkOf(request.ip);
    const count = (counts.get(visitor) ?? 0) + 1;
    counts.set(visitor, count);
    return count <= limit.perMinute
      ? undefined
      : tooMany(Math.max(1, Math.ceil((windowEnds - performance.now()) / 1000)));
  };
}

/** Whether the request opens a page; its visitor needs a page rather than the error body of a call. */
export function opensPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** The message of a refusal as a page, in the language of its URL, else of the browser. */
export function sendRefusedPage(shop: Shop, request: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  const market = marketByLocale(request.url.split(/[/?]/)[1] ?? '') ?? bestMarket(request.headers['accept-language']);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  sendPlainPage(reply, refusal.status ?? 429, market.tag, shop.messages(market.tag).error(refusal.id, refusal.details));
}
