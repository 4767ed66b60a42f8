import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { hideClosedBar } from '@eyelet/blocks/benefit-bar/closed.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { ownTexts } from '@eyelet/messages/own-texts.ts';
import { SharedPartsProvider, type ShareParts } from '@eyelet/ui/sharing/shared-parts.tsx';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import askEarly from './consent/ask-early.ts?script';
import { type PageRoutes, routesOfPage, scriptsLast } from './page/page-routes.ts';
import { type SharedText, type WrittenPage, withShared } from './page/written-page.ts';
import keepEarlyPresses from './shell/keep-early-presses.ts?script';
import { type Sharing, shareParts } from './shell/share-parts.tsx';
import { writeShellTexts } from './shell/write-shell-texts.tsx';
import { readShell } from './shop/read-shell.ts';
import { shopContext } from './shop/shop-context.ts';
import { ShellContext } from './shop/shop-data.ts';
import { partsOf } from './words/parts.ts';

export { fontStyles, styleSheet } from './shell/styles.ts';
export { ownTexts, shopContext };

/** What `renderToString` leaves out, unlike the streams. Without it browsers lay a page out as those of the nineties. */
const doctype = '<!DOCTYPE html>';

const pages = new WeakMap<Response, WrittenPage>();

/**
 * The HTML of a response as texts: reading it from the body would encode and decode it once more, which takes as long as a
 * quarter of the rendering. Undefined for a response without a page.
 */
export function pageOf(response: Response): WrittenPage | undefined {
  return pages.get(response);
}

/** Reports errors of loaders and actions. Thrown responses and aborted requests are not reported. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(shopContext).report(error);
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const shop = loadContext.get(shopContext);
  const { market, scriptMark, report } = shop;
  const own = await readShell(shop);
  const say = await loadMessages(market.tag, [...partsOf(new URL(request.url).pathname), 'consent']);
  const words = { say, tag: market.tag };
  const sharing = shareParts(own, words, scriptMark);
  const { menu, question } = writeShellTexts(own, words, report);
  const shell = {
    ...own,
    menu: menu && sharing.standInFor(menu),
    question: question && sharing.standInFor(question),
  };
  const data = await readData(routerContext);
  const { matches } = routerContext.staticHandlerContext;
  const routes = routesOfPage(
    routerContext.manifest,
    matches.map(({ route }) => route.id),
  );
  const context = { ...routerContext, manifest: routes.manifest };
  const render = async (share?: ShareParts) => {
    const app = (
      <SharedPartsProvider value={share}>
        <ShellContext value={shell}>
          <ServerRouter context={context} url={request.url} nonce={scriptMark} />
        </ShellContext>
      </SharedPartsProvider>
    );
    const page = doctype + renderToString(app);
    // A lazy part whose module was not loaded left a placeholder; then the page is rendered again, waiting for it. This
    // happens once per module.
    return page.includes('<!--$!-->') ? await renderWaiting(app, scriptMark, report) : page;
  };
  // Authors see their drafts, which are on no other page.
  const shares = shop.preview ? undefined : sharing.share;
  let page = await render(shares);
  // A part that could not be written may itself have parts that no page had before.
  for (let tries = 0; !sharing.writeNew(); tries++) page = await render(tries === 0 ? shares : undefined);
  headers.set('content-type', 'text/html; charset=utf-8');
  const response = new Response(null, { status, headers });
  pages.set(response, inParts(page, { data, sharing, question, routes, mark: scriptMark }));
  return response;
}

/** The data of the loaders in the format that the router reads in the browser. The router itself would stream it. */
async function readData(routerContext: EntryContext): Promise<string> {
  const stream = routerContext.serverHandoffStream;
  routerContext.serverHandoffStream = undefined;
  return stream ? text(stream as Parameters<typeof text>[0]) : '';
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\u003c',
};

type Parts = Readonly<{
  data: string;
  sharing: Sharing;
  question: SharedText | undefined;
  routes: PageRoutes;
  mark: string;
}>;

/**
 * The page with its data at the end. In its head is the script that keeps early presses, as a page can be pressed while
 * the rest of it is still coming; and, where it has a bar that may have been closed, the one that hides it. Single quotes,
 * as the data is full of double quotes, which would need escaping. Before the data is the script that asks for consent, as
 * the question stands above what is at the foot of the page; one by itself, so that neither is lost with the other.
 */
function inParts(page: string, { data, sharing, question, routes, mark }: Parts): WrittenPage {
  const head = page.indexOf('</head>');
  const end = page.lastIndexOf('</body>');
  if (head === -1 || end === -1) return { head: [], early: [], body: sharing.fill(page), late: [], end: [] };
  const quoted = data.replaceAll(/[\\'\n\r<]/g, (sign) => escapes[sign] ?? sign);
  const hand = `{const c=window.__reactRouterContext.streamController;c.enqueue('${quoted}');c.close()}`;
  const early = page.includes('data-bar="') ? `${keepEarlyPresses}\n${hideClosedBar}` : keepEarlyPresses;
  const script = (text: string) => `<script nonce="${mark}">${text}</script>`;
  const body = sharing.fill(page.slice(head, end));
  const asking = question && body.includes(question) ? script(askEarly) : '';
  return {
    head: withPreloads(page.slice(0, head), routes.written(mark), routes.preloads),
    early: [script(early)],
    body,
    late: [asking + script(hand)],
    end: [page.slice(end)],
  };
}

/** The head with the links to all scripts of the page: in the place of those that the router has written, or after all else if it writes others. */
function withPreloads(head: string, written: string, preloads: SharedText): WrittenPage['head'] {
  const parts = head.includes(written) ? withShared([head], written, preloads) : [head, preloads];
  return parts.map((part) => (typeof part === 'string' ? scriptsLast(part) : part));
}

/** Renders until all suspended parts are complete. */
function renderWaiting(app: React.ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      nonce,
      // Suspended parts are written in place rather than at the end for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const parts: Buffer[] = [];
        const sink = new Writable({
          write(part: Buffer, _encoding, done) {
            parts.push(part);
            done();
          },
        });
        sink.on('finish', () => resolve(Buffer.concat(parts).toString()));
        pipe(sink);
      },
      onShellError: reject,
      onError,
    });
  });
}
