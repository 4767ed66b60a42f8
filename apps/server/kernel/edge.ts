import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knownHosts } from './known-hosts.ts';
import { sendRefusal } from './mount.ts';
import { Refusal } from './refusal.ts';
import type { Shop } from './shop.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether other sites may have a browser call the route: what it does is proven otherwise, by a signature or a token. */
    fromAnywhere?: true;
  }
}

const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses calls that would change something and that a page of another site has made a browser send, with its visitor's
 * cookies (403). Programs say nothing of where they come from and send no cookies that are not theirs.
 */
export function refuseOtherSites(app: FastifyInstance, shop: Shop): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isFree = reading.includes(request.method) || request.routeOptions.config?.fromAnywhere === true;
    if (isFree || isOwn(request, shop)) return done();
    sendRefusal(request, reply, new Refusal('GEN500', undefined, [], 403), shop);
  });
}

function isOwn(request: FastifyRequest, { config }: Shop): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined || origin === config.publicOrigin) return true;
  // By host alone: whoever ends TLS in front of the shop may not have said that he did.
  return URL.parse(origin)?.host === request.host;
}

const oneYear = 365 * 24 * 60 * 60;

/** What every answer carries: browsers do not guess at it or frame it elsewhere, and in a live shop come by https only. */
export function answerHeaders({ config }: Pick<Shop, 'config'>): Readonly<Record<string, string>> {
  const isSafe = config.stage === 'live' && config.publicOrigin?.startsWith('https:') === true;
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(isSafe ? { 'strict-transport-security': `max-age=${oneYear}` } : {}),
  };
}

/**
 * What is done before anything looks at a request: its answer gets the headers of every answer, and what no page or call is
 * there for is refused: a host that is not the shop's (400), and an address that is no path or holds a null sign, which no
 * database keeps (400).
 */
export function refuseAtEdge(app: FastifyInstance, shop: Shop): void {
  const isKnown = knownHosts(shop.config);
  const headers = answerHeaders(shop);
  // Who tries a shop out on another machine has to be told; a live shop is asked for all sorts of hosts.
  const level = shop.config.stage === 'live' ? 'info' : 'warn';
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    reply.headers(headers);
    // Health is asked for by address, so it takes every host.
    const isOurs = isKnown(request.host) || url.startsWith('/health/');
    if (!isOurs) shop.log[level]({ host: request.host.slice(0, 100) }, 'no host of this shop: see ALLOWED_HOSTS');
    if (isOurs && url.startsWith('/') && !url.includes('%00')) return done();
    sendRefusal(request, reply, new Refusal('GEN500', undefined, [], 400), shop);
  });
}
