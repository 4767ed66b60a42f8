import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knownHosts } from './known-hosts.ts';
import { sendRefusal } from './mount.ts';
import { isPrefixed } from './preview.ts';
import { Refusal } from './refusal.ts';
import type { Shop } from './shop.ts';

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

/** Milliseconds within which a request must have arrived, and the same for one with a file. */
const arrivalMs = 30_000;
export const fileArrivalMs = 15 * 60_000;

/** Ends requests whose bodies arrive too slowly, as the server itself does; files have longer. */
export function limitArrival(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request;
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (hasBody && !routeOptions.config?.takesFile) {
      const late = setTimeout(() => {
        if (raw.complete) return;
        const timeout = Object.assign(new Error('the body did not arrive in time'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        });
        app.server.emit('clientError', timeout, raw.socket);
      }, arrivalMs);
      late.unref();
      raw.once('close', () => clearTimeout(late));
    }
    done();
  });
}

const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses calls that change something and that a page of another site has made a browser send, with its visitor's
 * cookies (403). Programs other than browsers send no such header and only their own cookies.
 */
export function refuseOtherSites(app: FastifyInstance, shop: Shop): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isFree = reading.includes(request.method) || request.routeOptions.config?.fromAnywhere === true;
    if (isFree || isOwn(shop, request)) return done();
    sendRefusal(shop, request, reply, new Refusal('GEN500', undefined, [], 403));
  });
}

function isOwn({ config }: Shop, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined || origin === config.publicOrigin) return true;
  // Compares hosts only: a proxy that ends TLS may not have forwarded the scheme.
  return URL.parse(origin)?.host === request.host;
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
 * The first checks of a request: its answer gets the common headers, and a request with a foreign host, a malformed
 * path or a NUL character, which PostgreSQL cannot store, is refused (400).
 */
export function refuseAtEdge(app: FastifyInstance, shop: Shop): void {
  const isKnown = knownHosts(shop.config);
  const headers = answerHeaders(shop);
  // In a sandbox on another machine, the operator needs the warning; a live shop gets requests for all sorts of hosts.
  const level = shop.config.stage === 'live' ? 'info' : 'warn';
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    reply.headers(headers);
    // Health checks use the IP address, so they accept every host.
    if (isPrefixed(request) && !request.routeOptions.config?.isCall) {
      return sendRefusal(shop, request, reply, new Refusal('API404'));
    }
    const isOurs = isKnown(request.host) || url.startsWith('/health/');
    if (!isOurs)
      shop.log[level](
        { host: request.host.slice(0, 100) },
        'host refused: add it to ALLOWED_HOSTS if it is the shop’s',
      );
    if (isOurs && url.startsWith('/') && !url.includes('%00')) return done();
    sendRefusal(shop, request, reply, new Refusal('GEN500', undefined, [], 400));
  });
}
