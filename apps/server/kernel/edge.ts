import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { limitArrival } from './arrival.ts';
import { knownHosts } from './known-hosts.ts';
import { sendRefusal } from './mount.ts';
import { isPrefixed } from './preview.ts';
import { createRateLimit, opensPage, sendRefusedPage } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import type { Shop } from './shop.ts';
import { withTexts } from './shop-texts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of other sites may call the route: it is protected by a signature or a token instead. */
    fromAnywhere?: true;
    /** Whether it serves an operation, whose path may have the prefix of preview mode. */
    isCall?: true;
    /** Whether its body is a file, which may take long to arrive. */
    takesFile?: boolean;
  }
}

type Check = (request: FastifyRequest, route: FastifyContextConfig) => Refusal | undefined;

/**
 * What every request passes before anything else: its answer gets the common headers, and the first check that refuses
 * it ends it. One hook for all, as each hook costs every request.
 */
export function guardEdge(app: FastifyInstance, shop: Shop): void {
  const headers = answerHeaders(shop);
  const refusedAddress = refuseAddresses(shop);
  const overLimit = createRateLimit(app, shop.config.rateLimit);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const route = request.routeOptions.config ?? {};
    limitArrival(app.server, request.raw, route.takesFile);
    const unknown = refusedAddress(request, route);
    if (unknown) return void sendRefusal(shop, request, reply, unknown);
    const late = overLimit(request, route);
    if (late) return void (opensPage(request) ? sendRefusedPage : sendRefusal)(shop, request, reply, late);
    const foreign = refusedSite(shop, request, route);
    if (foreign) return void sendRefusal(shop, request, reply, foreign);
    withTexts(shop, done);
  });
}

const oneYear = 365 * 24 * 60 * 60;

/**
 * Headers of every answer: browsers must not guess its type or frame it elsewhere, and in a live shop use https only.
 */
export function answerHeaders({ config }: Pick<Shop, 'config'>): Readonly<Record<string, string>> {
  const isSafe = config.stage === 'live' && config.publicOrigin?.startsWith('https:') === true;
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(isSafe ? { 'strict-transport-security': `max-age=${oneYear}` } : {}),
  };
}

/**
 * Refuses requests with a foreign host, a malformed path or a NUL character, which PostgreSQL cannot store (400), and
 * those with the prefix of preview mode for anything but calls (404).
 */
function refuseAddresses({ config, log }: Shop): Check {
  const isKnown = knownHosts(config);
  // In a sandbox on another machine, the operator needs the warning; a live shop gets requests for all sorts of hosts.
  const level = config.stage === 'live' ? 'info' : 'warn';
  return (request, { isCall }) => {
    const { url, host } = request;
    if (!isCall && isPrefixed(request)) return new Refusal('API404');
    // Health checks use the IP address, so they accept every host.
    if (!isKnown(host) && !url.startsWith('/health/')) {
      log[level]({ host: host.slice(0, 100) }, 'host refused: add it to ALLOWED_HOSTS if it is the shop’s');
      return malformed();
    }
    return url.startsWith('/') && !url.includes('%00') ? undefined : malformed();
  };
}

const malformed = () => new Refusal('GEN500', undefined, [], 400);

const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses calls that change something and that a page of another site has made a browser send, with its visitor's
 * cookies (403). Programs other than browsers send no such header and only their own cookies.
 */
function refusedSite(shop: Shop, request: FastifyRequest, { fromAnywhere }: FastifyContextConfig): Refusal | undefined {
  const isFree = reading.includes(request.method) || fromAnywhere === true;
  return isFree || isOwn(shop, request) ? undefined : new Refusal('GEN500', undefined, [], 403);
}

function isOwn({ config }: Shop, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined || origin === config.publicOrigin) return true;
  // Compares hosts only: a proxy that ends TLS may not have forwarded the scheme.
  return URL.parse(origin)?.host === request.host;
}
