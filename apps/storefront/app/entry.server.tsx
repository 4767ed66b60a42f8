import { PassThrough } from 'node:stream';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { shopContext } from './shop-context.ts';
import { partsOf } from './words/parts.ts';

export { shopContext };

/** Pages are kept or sent whole, so the answer waits until all of it is there. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { market, scriptMark } = loadContext.get(shopContext);
  await loadMessages(market.tag, partsOf(new URL(request.url).pathname));
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={scriptMark} />,
      {
        nonce: scriptMark,
        // What was waited for stands in its place, not behind the page for a script to move there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    );
  });
}
