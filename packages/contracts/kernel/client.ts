import { ApiError, isErrorBody, isNamelessRefusal } from './api-error.ts';
import type { Operation, OutputOf, RequestOf } from './operation.ts';
import { throwUnanswered } from './unanswered.ts';

/** Header with the name of the calling program; required by token calls (API400). */
export const clientIdHeader = 'x-client-id';

/** Type of a body that is a file; what it holds is found by reading it. */
export const fileType = 'application/octet-stream';

/** Headers that one call sends besides the common ones, and what ends it before its answer; in process there are none. */
export type CallHeaders = Readonly<{ headers?: Readonly<Record<string, string>>; signal?: AbortSignal }>;

/** Calls operations; in process while a page renders, over HTTP in the browser. Throws {@link ApiError} on refusal. */
export type ApiClient = {
  call<O extends Operation>(operation: O, request: RequestOf<O> & CallHeaders): Promise<OutputOf<O>>;
};

export type HttpClientOptions = Readonly<{
  /** Origin, or '' for same-origin calls. */
  origin: string;
  /** Headers every call sends: locale, user id, channel. Read per call, as they change. */
  headers: () => Readonly<Record<string, string>>;
  newId: () => string;
  /** The prefix of all paths and the members of all queries in preview mode (C7.06); undefined otherwise. */
  preview?: () => Readonly<{ prefix: string; query: Readonly<Record<string, string>> }> | undefined;
  /** Name of the calling program; by default the storefront's. */
  clientId?: string;
  fetch?: typeof fetch;
}>;

type Loose = Readonly<{
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}> &
  CallHeaders;

/** The path and query of a request; path members are encoded, absent query members are left out. */
export function requestUrl(operation: Operation, request: Loose): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(request.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * The typed client over HTTP. Each call carries a transaction id and a correlation id (C7.02, C7.03), same-origin
 * cookies (C7.05) and JSON in both directions (C7.08). Errors without the catalogue's shape are rethrown unchanged
 * (C8.05).
 */
export function createHttpClient(options: HttpClientOptions): ApiClient {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  return {
    async call(operation, request) {
      const loose = request as Loose;
      const preview = options.preview?.();
      const asked = preview ? { ...loose, query: { ...loose.query, ...preview.query } } : loose;
      const response = await send(options.origin + (preview?.prefix ?? '') + requestUrl(operation, asked), {
        method: operation.method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          [clientIdHeader]: options.clientId ?? 'eyelet-storefront',
          ...(loose.body === undefined ? {} : { 'content-type': operation.file ? fileType : 'application/json' }),
          'x-transaction-id': options.newId(),
          'x-correlation-id': options.newId(),
          ...options.headers(),
          ...loose.headers,
        },
        ...(loose.signal ? { signal: loose.signal } : {}),
        ...(loose.body === undefined
          ? {}
          : { body: operation.file ? (loose.body as Blob) : JSON.stringify(loose.body) }),
      }).catch(throwUnanswered);
      if (response.status === 204) return undefined as never;
      const body: unknown = await response.json().catch(throwUnanswered);
      if (response.ok) return body as never;
      if (isErrorBody(body)) throw new ApiError(response.status, body);
      if (response.status === 403 && isNamelessRefusal(body)) {
        throw new ApiError(response.status, { ...body, errorDetails: [] });
      }
      throwUnanswered(
        new Error(`${operation.method} ${operation.path} answered ${response.status} without an error body`),
      );
    },
  };
}
