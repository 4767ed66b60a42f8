import type { FastifyError, FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import { answerHeaders } from './edge.ts';
import { loggedUrl } from './logged-url.ts';
import { sendRefusal } from './mount.ts';
import { Refusal, tooMany } from './refusal.ts';
import { correlationIdOf } from './request-context.ts';
import type { Shop } from './shop.ts';
import { TooManyWaiting } from './turnstile.ts';

/** Refusals of the catalogue for requests that the framework refuses before a handler runs, by its error code. */
const refusals: Readonly<Record<string, () => Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal('API415'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Refusal('API415'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Refusal('API415'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal('GEN500', undefined, [], 413),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Refusal('GEN500', undefined, [], 400),
};

/** Answers a malformed URL, which the framework refuses before routing, with a refusal of the catalogue. */
export function answerBadAddress(shop: Shop): NonNullable<FastifyServerOptions['frameworkErrors']> {
  return (_error, request, reply) => {
    reply.headers(answerHeaders(shop));
    sendRefusal(shop, request, reply as FastifyReply, new Refusal('GEN500', undefined, [], 400));
  };
}

/** Answers every error with the catalogue's error body. A 500 reveals nothing internal and is logged completely. */
export function answerFaults(app: FastifyInstance, shop: Shop): void {
  app.setNotFoundHandler((request, reply) => sendRefusal(shop, request, reply, new Refusal('API404')));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = refusals[error.code];
    if (known) return sendRefusal(shop, request, reply, known());
    if (error instanceof SyntaxError && error.statusCode === 400) {
      return sendRefusal(shop, request, reply, new Refusal('API415'));
    }
    if (error instanceof TooManyWaiting) return sendRefusal(shop, request, reply, tooMany(error.waitSeconds));
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return sendRefusal(shop, request, reply, new Refusal('GEN500', undefined, [], error.statusCode));
    }
    shop.log.error({ err: error, correlationId: correlationIdOf(request), url: loggedUrl(request.url) }, 'fault');
    return sendRefusal(shop, request, reply, new Refusal(request.url.includes('/auth/') ? 'AUT500' : 'GEN500'));
  });
}
