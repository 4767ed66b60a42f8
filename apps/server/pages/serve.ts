import type { Market } from '@eyelet/domain/markets/market.ts';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { pageAt } from '@eyelet/domain/pages/page-at.ts';
import { pages as allPages, type Page } from '@eyelet/domain/pages/pages.ts';
import { withPreviewMembers } from '@eyelet/domain/preview/kept-members.ts';
import type { Preview } from '@eyelet/domain/preview/prefix.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withRenewedSession } from '../auth/renew-for-page.ts';
import { type Context, changedContext } from '../kernel/context.ts';
import { setCookies } from '../kernel/cookies.ts';
import type { Prepared } from '../kernel/dispatch.ts';
import { sendRefusal } from '../kernel/mount.ts';
import { Refusal } from '../kernel/refusal.ts';
import { contextOf } from '../kernel/request-context.ts';
import type { Shop } from '../kernel/shop.ts';
import { lookedAtPage } from '../looks/page.ts';
import { sendLookOver, sendNothingChanges } from '../looks/refused-pages.ts';
import { knownValues } from './known-values.ts';
import { decidePath, localeCookie } from './locale-path.ts';
import { operationAddresses } from './operation-addresses.ts';
import { type PageBody, pageBody } from './page-body.ts';
import type { PageCache, StoredPage } from './page-cache.ts';
import { plainPath } from './plain-path.ts';
import { type RenderedPage, type Renderer, renderPage, tagHeader, toStoredPage } from './render.ts';
import { longestAddress, pagePath, sharedAddress, withVisitorsQuery } from './shared-address.ts';

/** Whether a page may contain personal data; such a page is rendered for each request and never cached. */
function isPersonal(url: URL): boolean {
  const { personal } = pageAt(pagePath(url));
  return typeof personal === 'string' ? url.searchParams.has(personal) : personal === true;
}

/** Pages whose forms may be larger than other requests. */
const largeForms = Object.entries<Page>(allPages).flatMap(([path, { mostBytes }]) =>
  mostBytes === undefined ? [] : [{ path, mostBytes }],
);

/** Serves every URL that is not an operation: locale decision, cache, rendering. */
export async function servePages(
  app: FastifyInstance,
  shop: Shop,
  prepared: readonly Prepared[],
  renderer: () => Promise<Renderer>,
  cache: PageCache | undefined,
): Promise<void> {
  const isOperation = operationAddresses(prepared.map(({ operation }) => operation));
  let edition = {};
  shop.onCatalogueChange(() => {
    edition = {};
  });
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    // The content types of forms; any other is API415.
    pages.addContentTypeParser([...formTypes], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    pages.route({ method: ['GET', 'POST'], url: '/*', exposeHeadRoute: true, handler: serve });
    for (const { path, mostBytes: bodyLimit } of largeForms) {
      // The page itself, and its data for client-side navigation.
      for (const url of [`/:locale/${path}`, `/:locale/${path}.data`]) {
        pages.route({ method: 'POST', url, bodyLimit, handler: serve });
      }
    }
  });

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = urlOf(request, 'http://shop.invalid');
    if (isOperation(url.pathname)) {
      return sendRefusal(shop, request, reply, new Refusal('API404'));
    }
    const plain = plainPath(url.pathname);
    if (plain !== url.pathname) return reply.redirect(plain + url.search, request.method === 'POST' ? 308 : 301);
    if (!(await isReadable(request))) return sendRefusal(shop, request, reply, new Refusal('API415'));
    const decision = decidePath(url.pathname, url.search, {
      acceptLanguage: request.headers['accept-language'],
      chosenLocale: request.cookies[localeCookie],
      defaultLocale: shop.config.defaultLocale,
    });
    if (decision.kind === 'redirect') {
      if (decision.varies) reply.header('vary', 'accept-language, cookie').header('cache-control', 'private, no-store');
      return reply.redirect(decision.to, decision.permanent ? 301 : 302);
    }
    const market = decision.kind === 'page' ? decision.market : marketByLocale(shop.config.defaultLocale);
    if (!market) throw new Error('the default locale is not a market');
    if (pageAt(pagePath(url)).crawlers) reply.header('x-robots-tag', 'noindex');
    const context = changedContext(await contextOf(shop, request), { market });
    if (context.look) return sendLookedAt(request, reply, context, context.look);
    const { preview, cookie } = shop.previews.ofPage(request, url.searchParams);
    if (cookie) setCookies(shop, reply, [cookie]);
    if (preview) return sendPreview(request, reply, context, { preview, url });
    if (request.method !== 'POST' && !isPersonal(url)) {
      const { build } = await renderer();
      const meant = knownValues(url.pathname, shop.catalogue.memory(), market);
      const address = sharedAddress(url, (id) => Object.hasOwn(build.routes, id), meant);
      if (address.length > longestAddress) {
        return sendRefusal(shop, request, reply, new Refusal('GEN500', undefined, [], 414));
      }
      return sendStored(request, reply, await sharedPage(context.origin + address, context), url);
    }
    const own = await withRenewedSession(context);
    const page = await renderPage(own, await renderer(), toWebRequest(request, context.origin), edition);
    setCookies(shop, reply, context.outgoing.cookies);
    return send(request, reply, page);
  }

  /**
   * A page for somebody of the staff who sees the shop as a customer: rendered for this request, never taken from the cache nor kept in
   * it. A form is answered before it reaches its page.
   */
  async function sendLookedAt(
    request: FastifyRequest,
    reply: FastifyReply,
    context: Context,
    look: NonNullable<Context['look']>,
  ): Promise<FastifyReply> {
    if (look === 'over') return sendLookOver(shop, reply, context.market.tag);
    if (request.method === 'POST')
      return sendNothingChanges(shop, reply, look, new URL(context.origin + request.url).pathname);
    const page = await renderPage(context, await renderer(), toWebRequest(request, context.origin), {});
    return send(request, reply, lookedAtPage(page, look, context.now));
  }

  /**
   * A page in preview mode, for its author alone: never cached nor indexed, and rendered with the menus of the preview.
   * Its forms change the shop now, not at the previewed moment.
   */
  async function sendPreview(
    request: FastifyRequest,
    reply: FastifyReply,
    context: Context,
    { preview, url }: Readonly<{ preview: Preview; url: URL }>,
  ): Promise<FastifyReply> {
    const own = await withRenewedSession(context);
    const previewed = await shop.previews.at(own, preview);
    if (previewed.market !== own.market) return reply.redirect(inMarket(url, own.market, previewed.market), 302);
    const asOfThen = request.method === 'POST' ? changedContext(own, { preview }) : previewed;
    const page = await renderPage(asOfThen, await renderer(), toWebRequest(request, own.origin), {});
    setCookies(shop, reply, own.outgoing.cookies);
    reply.header('x-robots-tag', 'noindex');
    const { location, ...headers } = page.headers;
    if (location !== undefined) reply.header('location', withPreviewMembers(location, urlOf(request, own.origin)));
    return send(request, reply, { ...page, headers: { ...headers, 'cache-control': 'private, no-store' } });
  }

  /**
   * A page that is the same for every visitor: rendered for its URL without a visitor, so that nothing personal and
   * nothing else of the request can be cached.
   */
  function sharedPage(address: string, context: Context): Promise<StoredPage> {
    const now = context.now.getTime();
    const render = async () => {
      const anonymous = changedContext(context, { session: undefined, refreshToken: undefined });
      return toStoredPage(await renderPage(anonymous, await renderer(), new Request(address), edition), now);
    };
    return cache ? cache.get(address, now, render) : render();
  }
}

function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // A form without fields has no body, and a request without a body has no type.
  if (request.method === 'POST' && !headers.has('content-type')) headers.set('content-type', formTypes[0]);
  return new Request(urlOf(request, origin), {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(request.method === 'POST' ? { body: new Uint8Array((request.body as Buffer | undefined) ?? []) } : {}),
  });
}

/** The same page of another market. */
function inMarket({ pathname, search }: URL, from: Market, to: Market): string {
  return pathname.replace(`/${from.locale}`, `/${to.locale}`) + search;
}

/** Concatenated, not resolved: a path of two slashes would name another host. */
function urlOf({ url }: FastifyRequest, origin: string): URL {
  return new URL(origin + url);
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/** Whether a form can be parsed; a multipart form may be malformed. */
async function isReadable({ headers, body }: FastifyRequest): Promise<boolean> {
  const type = headers['content-type'];
  if (!Buffer.isBuffer(body) || type === undefined || !type.startsWith('multipart/')) return true;
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().then(
    () => true,
    () => false,
  );
}

function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Promise<FastifyReply> {
  const { [tagHeader]: _tags, ...headers } = page.headers;
  reply.code(page.status).headers({ 'cache-control': 'no-store', ...headers, vary: 'accept-encoding' });
  if (page.cookies.length > 0) reply.header('set-cookie', [...page.cookies]);
  return sendBody(request, reply, pageBody(page.body));
}

/** Browsers revalidate, so that a price is never outdated; a CDN may cache the page for a minute. */
const keptShortly = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  asked: URL,
): Promise<FastifyReply> {
  const { location, ...headers } = page.headers;
  if (location !== undefined) reply.header('location', withVisitorsQuery(location, asked));
  reply.headers({
    ...headers,
    'cache-control': page.keep ? (headers['cache-control'] ?? keptShortly) : 'no-store',
    etag: page.etag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  return sendBody(request, reply.code(page.status), page.body);
}

/** Sends a body in the best encoding that the browser accepts. */
async function sendBody(request: FastifyRequest, reply: FastifyReply, body: PageBody): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  if (!encoding || body.identity.length === 0) return reply.send(body.identity);
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding));
}
