import { bestMarket, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { sendRefusal } from './mount.ts';
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
 * Answers 429 to visitors who send more requests a minute than allowed. Counted in this process, per minute;
 * synchronous, as every request passes here. Calls with their own limit are also counted in dispatch.
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
      const refusal = tooMany(Math.max(1, Math.ceil((windowEnds - performance.now()) / 1000)));
      if (opensPage(request)) sendRefusedPage(shop, request, reply, refusal);
      else sendRefusal(shop, request, reply, refusal);
    };
  }

  const shared = limit(shop.config.rateLimit);
  // Requests without a route count like all others: probing for URLs costs, too.
  app.addHook('onRequest', function countUnknown(request, reply, done) {
    if (request.is404) shared.call(this, request, reply, done);
    else done();
  });
  app.addHook('onRoute', (route) => {
    const own = route.config?.rateLimit;
    if (own === false) return;
    const present = route.onRequest === undefined ? [] : [route.onRequest].flat();
    route.onRequest = [...present, own ? limit(own.perMinute) : shared];
  });
}

/** Whether the request opens a page; its visitor needs a page rather than the error body of a call. */
function opensPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** The message of a refusal as a page, in the language of its URL, else of the browser. */
function sendRefusedPage(shop: Shop, request: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  const market = marketByLocale(request.url.split(/[/?]/)[1] ?? '') ?? bestMarket(request.headers['accept-language']);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  sendPlainPage(reply, refusal.status ?? 429, market.tag, shop.messages(market.tag).error(refusal.id, refusal.details));
}
