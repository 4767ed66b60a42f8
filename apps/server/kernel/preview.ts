import type { IncomingMessage } from 'node:http';
import { type Preview, previewPrefix } from '@eyelet/domain/preview/prefix.ts';
import type { FastifyRequest } from 'fastify';
import type { Context, Cookie } from './context.ts';

type Cookies = Pick<FastifyRequest, 'cookies'>;

/** Lets authors see the shop at another moment. A live shop requires a signed link to enter preview mode; elsewhere anybody may. */
export type Previews = Readonly<{
  /** What a call in preview mode shows; undefined for callers who may not preview. */
  ofCall: (request: Cookies, search: URLSearchParams) => Preview | undefined;
  /** What a page shows, if it is a preview (C2.32), and the cookie that begins or ends preview mode. */
  ofPage: (
    request: Cookies,
    search: URLSearchParams,
  ) => Readonly<{ preview?: Preview | undefined; cookie?: Cookie | undefined }>;
  /** The context of a call at the moment and in the market of a preview. */
  at: (context: Context, preview: Preview) => Promise<Context>;
}>;

const prefixed = new WeakSet<IncomingMessage>();

/** The URL by which a request is routed: without the prefix of calls in preview mode, which is remembered. */
export function routedUrl(request: IncomingMessage): string {
  const url = request.url ?? '/';
  if (!url.startsWith(`${previewPrefix}/`)) return url;
  prefixed.add(request);
  return url.slice(previewPrefix.length);
}

/** Whether a request is a call in preview mode (C7.06). */
export function isPrefixed(request: FastifyRequest): boolean {
  return prefixed.has(request.raw);
}
