import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { answerHeaders } from './edge.ts';
import { errorAnswer } from './error-body.ts';
import { Refusal } from './refusal.ts';
import type { Shop } from './shop.ts';

const statusByCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a request that could not be parsed with a refusal of the catalogue, and closes the connection. */
export function answerUnreadable(shop: Shop): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error, socket) => {
    // A closed connection, or one that is being answered already, gets no answer.
    if (socket.destroyed || !socket.writable || socket.bytesWritten > 0) return void socket.destroy();
    const correlationId = randomUUID();
    const refusal = new Refusal('GEN500', undefined, [], statusByCode[error.code ?? ''] ?? 400);
    const { status, body } = errorAnswer(refusal, shop.config.appId, correlationId, (id, details) =>
      shop.messages('en').error(id, details),
    );
    shop.log.info({ correlationId, errorId: refusal.id, status, code: error.code }, 'refused');
    const text = JSON.stringify(body);
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(text)}`,
        ...Object.entries(answerHeaders(shop)).map(([name, value]) => `${name}: ${value}`),
        'cache-control: no-store',
        'connection: close',
        '',
        text,
      ].join('\r\n'),
    );
  };
}
