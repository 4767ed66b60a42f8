import { createHash } from 'node:crypto';
import type { ownTexts } from '@eyelet/messages/own-texts.ts';
import { type createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { logoOf } from '../brand/logo.ts';
import type { Context } from '../kernel/context.ts';
import { createInProcessClient, type OperationTable } from '../kernel/in-process-client.ts';
import { loggedUrl } from '../kernel/logged-url.ts';
import { featuresOf } from '../kernel/shop-settings.ts';
import { withTexts } from '../kernel/shop-texts.ts';
import { contentSecurityPolicy, pageSecurityHeaders } from './content-security.ts';
import type { NoteGone } from './gone-products.ts';
import { pageBody } from './page-body.ts';
import type { StoredPage } from './page-cache.ts';
import { hashMarkedScripts, newScriptMark } from './page-scripts.ts';
import { encodeParts, type PagePart, type SharedText, type WrittenPage } from './written-page.ts';

export type Renderer = Readonly<{
  build: ServerBuild;
  handle: ReturnType<typeof createRequestHandler>;
  operations: OperationTable;
  /** The styles that a page needs for its first paint. */
  stylesOf: (page: WrittenPage) => SharedText;
  noteGone: NoteGone;
}>;

/**
 * What the storefront's server entry exports besides the router's handler; the bundle has its own copy of each module.
 */
export type StorefrontEntry = Readonly<{
  /** Key of the shop's client in the router's context. */
  shopContext: Parameters<RouterContextProvider['set']>[0];
  /** The page of an answer; undefined for other answers. */
  pageOf: (response: Response) => WrittenPage | undefined;
  fontStyles: string;
  styleSheet: string;
  ownTexts: typeof ownTexts;
}>;

export type RenderedPage = Readonly<{
  status: number;
  /** Without set-cookie; those are in `cookies`. */
  headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  body: Buffer;
}>;

/** Header with which a route allows its answer to be cached: space-separated tags. Never sent to the client. */
export const tagHeader = 'x-page-tags';

/** Renders one page or page-data request; the storefront sees the shop only through its typed client. */
export async function renderPage(
  context: Context,
  renderer: Renderer,
  request: Request,
  edition: object,
): Promise<RenderedPage> {
  const provider = new RouterContextProvider();
  const entry = renderer.build.entry.module as unknown as StorefrontEntry;
  const scriptMark = newScriptMark();
  provider.set(entry.shopContext, {
    market: context.market,
    edition,
    origin: context.origin,
    session: context.session,
    preview: context.preview,
    live: context.shop.config.stage === 'live',
    features: featuresOf(context.shop.settings.current(), context.shop.config),
    shopName: context.shop.settings.current()['brand.name'],
    logo: shownLogo(context.shop),
    texts: context.shop.texts.of(context.market.tag)?.ofPages,
    payLaterScript: context.shop.config.payLaterScript,
    mapTiles: context.shop.config.mapTiles,
    outside: context.shop.config.outside,
    express: context.shop.payments.express,
    pinNeeded: context.shop.giftCards.outside === undefined,
    scriptMark,
    formProof: () => context.shop.botCheck.formProof(context.now),
    client: createInProcessClient(context, renderer.operations),
    report: (error: unknown) => reportFault(context, error, request),
    noteGone: (block: string, products: readonly string[]) =>
      renderer.noteGone(context, loggedUrl(new URL(request.url).pathname), block, products),
  });
  const response = await withTexts(context.shop, () => renderer.handle(request, provider));
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = response.headers.getSetCookie();
  const page = headers['content-type']?.startsWith('text/html') ? entry.pageOf(response) : undefined;
  if (page === undefined) {
    return { status: response.status, headers, cookies, body: Buffer.from(await response.arrayBuffer()) };
  }
  const { head, early, body, late, end } = page;
  const begin = withStyles(head, renderer.stylesOf(page));
  const { parts, hashes } = hashMarkedScripts([...begin, ...early, ...body, ...late, ...end], scriptMark);
  Object.assign(headers, pageSecurityHeaders, {
    'content-security-policy': policyOf(context.shop, hashes),
  });
  return { status: response.status, headers, cookies, body: encodeParts(parts) };
}

/** The logo of the header; undefined for the drawn one. */
function shownLogo(shop: Context['shop']) {
  const logo = logoOf(shop);
  return logo && { path: logo.path, width: logo.width, height: logo.height };
}

const placeOfStyles = '<style id="styles">';

/** Writes styles to their marker in the head. */
function withStyles(head: readonly PagePart[], styles: SharedText): readonly PagePart[] {
  return head.flatMap((part) => {
    const found = typeof part === 'string' ? part.indexOf(placeOfStyles) : -1;
    if (typeof part !== 'string' || found === -1) return [part];
    const at = found + placeOfStyles.length;
    return [part.slice(0, at), styles, part.slice(at)];
  });
}

/** Logs a fault of a page like a fault of a call. */
function reportFault({ shop, correlationId }: Context, error: unknown, request: Request): void {
  const { pathname, search } = new URL(request.url);
  shop.log.error({ err: error, correlationId, url: loggedUrl(pathname + search) }, 'fault');
}

/** The policy of a page: it allows the services that the shop is configured with, and no others. */
function policyOf({ botCheck, config }: Context['shop'], hashes: readonly string[]): string {
  const { mapTiles, outside, payLaterScript } = config;
  const social = originsOf([outside.socialWall, outside.socialPosts]);
  const scripts = [...botCheck.hosts, ...originsOf([payLaterScript.src]), ...social];
  const pictures = [...(mapTiles ? [mapTiles.origin] : []), ...social];
  return contentSecurityPolicy(hashes, scripts, pictures, originsOf([outside.youtube, outside.assets]));
}

/** The origins of outside URLs. */
function originsOf(addresses: readonly (string | undefined)[]): readonly string[] {
  const there = addresses.flatMap((one) => (one && URL.canParse(one) ? [new URL(one).origin] : []));
  return [...new Set(there)];
}

/** Prepares a rendered page for caching. */
export function toStoredPage(page: RenderedPage, renderedAt: number): StoredPage {
  const { [tagHeader]: tags, ...headers } = page.headers;
  return {
    status: page.status,
    headers,
    tags: (tags ?? '').split(' ').filter(Boolean),
    keep: page.status === 200 && tags !== undefined,
    // Weak, as all encodings of the page share it.
    etag: `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`,
    body: pageBody(page.body),
    renderedAt,
  };
}
