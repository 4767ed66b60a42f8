import { randomUUID } from 'node:crypto';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { marketByHeader, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { isSite } from '@eyelet/domain/preview/preview.ts';
import type { FastifyRequest } from 'fastify';
import { apiKeyPrefix } from './api-keys.ts';
import type { Context, Device, Outgoing } from './context.ts';
import { humanCookie, isHuman } from './human-cookie.ts';
import { originOf } from './known-hosts.ts';
import { lookCookie } from './look.ts';
import type { Session } from './session.ts';
import type { Shop } from './shop.ts';

export const accessCookie = 'eyelet_access';
export const refreshCookie = 'eyelet_refresh';
/** Cookie that identifies a browser in which an account has signed in, beyond the end of the session. */
export const deviceCookie = 'eyelet_device';
export const staffCookie = 'eyelet_staff';
/** Cookie that identifies a browser with which staff have signed in. */
export const staffDeviceCookie = 'eyelet_staff_device';

const idShape = /^[\w.:-]{1,128}$/;

/** Ids created for requests without one, so that log, answer and handler use the same. */
const madeIds = new WeakMap<FastifyRequest, Map<string, string>>();

/** The id of a header, if it is safe to log and echo, else one created for this request. */
function idOf(request: FastifyRequest, header: 'x-correlation-id' | 'x-transaction-id'): string {
  const sent = request.headers[header];
  if (typeof sent === 'string' && idShape.test(sent)) return sent;
  const made = madeIds.get(request) ?? new Map<string, string>();
  madeIds.set(request, made);
  const id = made.get(header) ?? randomUUID();
  made.set(header, id);
  return id;
}

/** The correlation id of a request, for code that has no context. */
export function correlationIdOf(request: FastifyRequest): string {
  return idOf(request, 'x-correlation-id');
}

/** What a call says of its caller. */
type Caller = Pick<Context, 'session' | 'isGone' | 'look'>;

const stranger: Caller = { session: undefined, isGone: false, look: undefined };

/** The context of a call over HTTP. Values that few handlers need are computed on demand. */
class RequestContext implements Context {
  readonly session: Session | undefined;
  readonly isGone: boolean;
  readonly look: Context['look'];
  readonly market: Market;
  readonly knowsLocale: boolean;
  readonly now: Date;
  readonly shop: Shop;
  readonly outgoing: Outgoing = { cookies: [] };
  readonly preview = undefined;
  readonly shownTo = undefined;
  readonly staff = undefined;
  readonly newId = randomUUID;
  private readonly request: FastifyRequest;

  constructor(shop: Shop, request: FastifyRequest, now: Date, caller: Caller) {
    const sent = request.headers['x-locale'];
    const named = typeof sent === 'string' ? marketByHeader(sent) : undefined;
    this.shop = shop;
    this.request = request;
    this.now = now;
    this.session = caller.session;
    this.isGone = caller.isGone;
    this.look = caller.look;
    this.market = named ?? defaultMarketOf(shop);
    this.knowsLocale = (sent === undefined || named !== undefined) && knowsSite(request);
  }

  get refreshToken() {
    return this.look ? undefined : this.request.cookies[refreshCookie];
  }
  get deviceSecret() {
    return this.look ? undefined : this.request.cookies[deviceCookie];
  }
  get staffDevice() {
    return this.request.cookies[staffDeviceCookie];
  }
  get apiKey() {
    const bearer = bearerOf(this.request);
    return bearer?.startsWith(apiKeyPrefix) ? bearer : undefined;
  }
  get staffToken() {
    return this.request.cookies[staffCookie];
  }
  get correlationId() {
    return correlationIdOf(this.request);
  }
  get transactionId() {
    return idOf(this.request, 'x-transaction-id');
  }
  get channel() {
    return this.request.headers['x-mobile-channel'] === 'app' ? ('app' as const) : ('web' as const);
  }
  get origin() {
    return originOf(this.shop, this.request);
  }
  get address() {
    return this.request.ip;
  }
  get isHuman() {
    return isHuman(this.request.cookies[humanCookie], this.shop.humanSecret, this.now);
  }
  get device(): Device {
    return { userAgent: this.request.headers['user-agent'] ?? '', country: countryOf(this.request) };
  }
  get leadSource() {
    const { source } = this.request.headers;
    return typeof source === 'string' ? source.slice(0, 64) : undefined;
  }
  get log() {
    return this.shop.log;
  }
}

/**
 * Builds the context of a call over HTTP from its headers (C7.01 to C7.04) and cookies; synchronous for a caller
 * without a token. An unknown locale falls back to the default market: reading the shop must not depend on a header.
 */
export function contextOf(shop: Shop, request: FastifyRequest): Context | Promise<Context> {
  const now = shop.clock();
  const bearer = bearerOf(request);
  const looking = bearer === undefined && !isOfScript(request) ? request.cookies[lookCookie] : undefined;
  // Instead of whoever is signed in to the shop in this browser: their session is neither used nor renewed meanwhile.
  if (looking !== undefined) {
    return shop.looks.read(looking, now).then((look) => {
      const caller = { session: look?.session, isGone: false, look: look ?? 'over' } as const;
      return new RequestContext(shop, request, now, caller);
    });
  }
  const access = bearer ?? request.cookies[accessCookie];
  if (access === undefined) return new RequestContext(shop, request, now, stranger);
  return shop.sessions.read(access, now).then((session) => {
    // A token outlives its session by some minutes when that was ended early; it is then not accepted.
    const ended = session && shop.endedSessions.reasonOf(session.id);
    const caller = { session: ended ? undefined : session, isGone: ended === 'deleted', look: undefined };
    return new RequestContext(shop, request, now, caller);
  });
}

/**
 * Whether a script of a page calls, as browsers say. Pages of a look run none: it is an ordinary page of the shop, of whoever uses the browser,
 * which neither shows the customer nor keeps anything of them.
 */
function isOfScript({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'empty';
}

function defaultMarketOf({ config }: Shop): Market {
  const market = marketByLocale(config.defaultLocale);
  if (!market) throw new Error(`default locale ${config.defaultLocale} is not a market`);
  return market;
}

function bearerOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : undefined;
}

/** Whether the call is for a site of the shop, if it names one. */
function knowsSite({ query }: FastifyRequest): boolean {
  const { siteId } = query as Readonly<Record<string, unknown>>;
  return siteId === undefined || (typeof siteId === 'string' && isSite(siteId));
}

/** The caller's country as determined by a CDN in front of the shop; accepted from trusted proxies only. */
function countryOf({ headers, ips = [] }: FastifyRequest): string {
  // With addresses besides that of the connection, a trusted proxy has written the headers.
  if (ips.length < 2) return '';
  const country = headers['cf-ipcountry'] ?? headers['x-vercel-ip-country'] ?? headers['cloudfront-viewer-country'];
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : '';
}
