import { PassThrough, Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { createElement as make } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router';

const lines = Array.from({ length: 60 }, (_, index) => ({
  id: index,
  text: `Line ${index} of a page with little on it`,
}));

function Root() {
  return make('html', { lang: 'en' }, make('body', null, make(Outlet), make(Scripts)));
}

function Page() {
  const found = useLoaderData<typeof lines>();
  return make(
    'ul',
    null,
    found.map(({ id, text }) => make('li', { key: id, className: 'line' }, make('a', { href: `/${id}` }, text))),
  );
}

/** Renders as the framework's own template for Node does. */
function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(make(ServerRouter, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html');
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}

const plain = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false };
const script = { module: '/a.js', imports: [], css: [], clientActionModule: undefined, clientLoaderModule: undefined };
const rest = { hydrateFallbackModule: undefined, clientMiddlewareModule: undefined, hasClientMiddleware: false };

/** A program of one page of about 8 kB, with data and scripts, and nothing else: what React and the router cost. */
const build = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    page: { id: 'page', parentId: 'root', path: '*', module: { default: Page, loader: () => lines } },
  },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: { id: 'root', path: '', hasLoader: false, ...plain, ...script, ...rest },
      page: { id: 'page', parentId: 'root', path: '*', hasLoader: true, ...plain, ...script, ...rest },
    },
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
} as unknown as ServerBuild;

/** Serves the bare page at every path, in process. */
export function serveBarePage(): FastifyInstance {
  const handle = createRequestHandler(build, 'production');
  const app = Fastify();
  app.get('/*', async (request, reply) => {
    const answer = await handle(new Request(`http://localhost${request.url}`), new RouterContextProvider());
    return reply
      .code(answer.status)
      .type('text/html')
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  return app;
}
