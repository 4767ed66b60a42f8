import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { passBotCheck } from '@eyelet/contracts/bot-check/pass.ts';
import { readBotChallenge } from '@eyelet/contracts/bot-check/read-challenge.ts';
import { isForStaff } from '@eyelet/contracts/callers/callers.ts';
import { isErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import { clientIdHeader } from '@eyelet/contracts/kernel/client.ts';
import { isPreviewed, type Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type Context, changedContext } from './context.ts';
import { setCookies } from './cookies.ts';
import { dispatch, type Prepared } from './dispatch.ts';
import { Download, sendDownload } from './download.ts';
import { errorAnswer } from './error-body.ts';
import { isGuarded } from './guard.ts';
import { humanCookie, isHuman } from './human-cookie.ts';
import { labCookie, provokedBy, readLab } from './lab-settings.ts';
import { loggedUrl } from './logged-url.ts';
import { onceKnown } from './once-known.ts';
import { Preserialised } from './preserialised.ts';
import { isPrefixed } from './preview.ts';
import { opensPage } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { RefusedLink, sendRefusedLink } from './refused-link.ts';
import { contextOf, correlationIdOf } from './request-context.ts';
import type { Shop } from './shop.ts';

const jsonType = 'application/json; charset=utf-8';

const allMethods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Serves every prepared operation, and answers API405 for methods that a path does not have. */
export function mountOperations(app: FastifyInstance, prepared: readonly Prepared[], shop: Shop): void {
  const methodsByUrl = new Map<string, Set<HTTPMethods>>();
  for (const one of prepared) {
    for (const path of [one.operation.path, ...(one.operation.alsoAt ?? [])]) {
      const url = path.replace(/\{(\w+)\}/g, ':$1');
      if (one.operation.file) app.register(async (scope) => mountOne(takingFiles(scope), url, one, shop));
      else mountOne(app, url, one, shop);
      methodsByUrl.set(url, (methodsByUrl.get(url) ?? new Set()).add(one.operation.method));
    }
  }
  for (const [url, methods] of methodsByUrl) {
    app.route({
      method: allMethods.filter((method) => !methods.has(method)),
      url,
      exposeHeadRoute: false,
      handler: (request, reply) => {
        reply.header('allow', [...methods].join(', '));
        return sendRefusal(shop, request, reply, new Refusal('API405'));
      },
    });
  }
}

/** The body of a call without one. */
async function* noBytes(): AsyncGenerator<Uint8Array> {}

/** Hands bodies of any type on as they arrive; a handler that stops reading early can still answer. */
function takingFiles(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) =>
    done(null, (payload as IncomingMessage).iterator({ destroyOnReturn: false })),
  );
  return scope;
}

/**
 * The rest of a refused file is read and discarded, so that the client reads the answer; after this many bytes the
 * connection is closed.
 */
const mostDiscarded = 64 * 1024 * 1024;

function discardRest(request: IncomingMessage): void {
  let left = mostDiscarded;
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
}

function mountOne(app: FastifyInstance, url: string, prepared: Prepared, shop: Shop): void {
  const { operation } = prepared;
  const status = operation.status ?? 200;
  const kept = operation.cacheSeconds ? `public, max-age=${operation.cacheSeconds}` : 'no-store';
  app.route({
    method: operation.method,
    url,
    exposeHeadRoute: false,
    ...(operation.mostBytes === undefined ? {} : { bodyLimit: operation.mostBytes }),
    config: { isCall: true, takesFile: operation.file === true },
    schema: { response: { [status]: operation.response } },
    handler: (request, reply) =>
      onceKnown(provokedInLab(shop, operation, request), (provoked) => {
        const early = provoked ?? refusedEarly(shop, request) ?? withoutClient(operation, request);
        if (early) return sendRefusal(shop, request, reply, early);
        if (asksForHuman(shop, operation, request)) return sendChallenge(shop, request, reply);
        return onceKnown(calledContext(shop, operation, request), (context) => call(request, reply, context));
      }),
  });

  function call(request: FastifyRequest, reply: FastifyReply, context: Context | Refusal) {
    if (context instanceof Refusal) return sendRefusal(shop, request, reply, context);
    const { params, query } = request;
    const body = operation.file ? (request.body ?? noBytes()) : request.body;
    return onceKnown(dispatch(context, prepared, { params, query, body }), (answer) => {
      if (operation.file) discardRest(request.raw);
      setCookies(shop, reply, context.outgoing.cookies);
      if (answer instanceof RefusedLink && opensPage(request)) return sendRefusedLink(shop, request, reply, answer);
      if (answer instanceof Refusal) return sendRefusal(shop, request, reply, answer);
      reply.code(status).header('cache-control', context.preview ? 'no-store' : kept);
      if (answer instanceof Download) return sendDownload(reply, answer);
      if (answer instanceof Preserialised) return reply.header('content-type', jsonType).send(answer.bytes);
      return reply.send(answer);
    });
  }
}

/**
 * The context of a call. In preview mode, calls that read what shoppers are shown are answered as of the previewed moment;
 * all others are made now.
 */
function calledContext(
  shop: Shop,
  operation: Operation,
  request: FastifyRequest,
): Context | Promise<Context | Refusal<'API404'>> {
  const context = contextOf(shop, request);
  return isPrefixed(request) ? previewedContext(shop, operation, request, context) : context;
}

async function previewedContext(
  shop: Shop,
  operation: Operation,
  request: FastifyRequest,
  asked: Context | Promise<Context>,
): Promise<Context | Refusal<'API404'>> {
  const context = await asked;
  const preview = shop.previews.ofCall(request, new URL(request.url, 'http://shop.invalid').searchParams);
  if (!preview || isForStaff(operation.callers)) return new Refusal('API404');
  return isPreviewed(operation) ? shop.previews.at(context, preview) : changedContext(context, { preview });
}

/** Answers a refusal in the caller's language and logs it with its ids. */
export function sendRefusal(shop: Shop, request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const correlationId = correlationIdOf(request);
  const tag = shop.tagOf(request.headers['x-locale']);
  const { status, body } = errorAnswer(refusal, shop.config.appId, correlationId, (id, details) =>
    shop.messages(tag).error(id, details),
  );
  shop.log.info(
    { correlationId, errorId: refusal.id, status, method: request.method, url: loggedUrl(request.url) },
    'refused',
  );
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply
    .code(status)
    .header('content-type', jsonType)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body));
}

/** Whether the human check is required: an address tries many accounts, or a sandbox is set to ask (C8.03, C8.07). */
function asksForHuman(shop: Shop, operation: Operation, request: FastifyRequest): boolean {
  // The check itself must stay reachable.
  if (operation.id === readBotChallenge.id || operation.id === passBotCheck.id) return false;
  const isProvoked = shop.config.stage !== 'live' && request.headers['x-mock-error'] === 'CHALLENGE';
  const isSuspicious = isGuarded(operation, request.body) && shop.guard.isSuspicious(request.ip, shop.clock());
  return (isProvoked || isSuspicious) && !isHuman(request.cookies[humanCookie], shop.humanSecret, shop.clock());
}

/** A 403 without an error id: the client opens the human check and repeats the call once. */
function sendChallenge(shop: Shop, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const correlationId = correlationIdOf(request);
  shop.log.info({ correlationId, method: request.method, url: loggedUrl(request.url) }, 'human check required');
  return reply
    .code(403)
    .header('content-type', jsonType)
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ appId: shop.config.appId, correlationId }));
}

/** The refusal of a call that needs a client id and has none. */
function withoutClient({ needsClientId }: Operation, { headers }: FastifyRequest): Refusal | undefined {
  return needsClientId && !headers[clientIdHeader] ? new Refusal('API400') : undefined;
}

/** The refusal that the failure lab has set for the browser in a sandbox, after the pause that it has set. */
function provokedInLab(
  { config }: Shop,
  { id }: Operation,
  { cookies }: FastifyRequest,
): Refusal | undefined | Promise<Refusal | undefined> {
  const cookie = config.stage === 'live' ? undefined : cookies[labCookie];
  if (cookie === undefined) return undefined;
  const settings = readLab(cookie);
  const provoked = provokedBy(settings, id);
  const refusal = provoked && new Refusal(provoked);
  return settings.pause > 0 ? pause(settings.pause, refusal) : refusal;
}

/**
 * Refusals before any handler: an Accept header without JSON (API406), and the provoked errors of a sandbox (C8.09).
 */
function refusedEarly(shop: Shop, request: FastifyRequest): Refusal | undefined {
  const { accept } = request.headers;
  if (accept !== undefined && !/application\/(?:\*|json)|\*\/\*/.test(accept)) return new Refusal('API406');
  const mock = request.headers['x-mock-error'];
  if (shop.config.stage !== 'live' && typeof mock === 'string' && isErrorId(mock)) return new Refusal(mock);
  return undefined;
}
