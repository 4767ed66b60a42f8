import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../kernel/shop.ts';
import { keyOf } from './library.ts';
import type { ByteRange } from './storage/storage.ts';

/** The longest time until a replaced film is seen, as content names films without a version. */
const kept = 'public, max-age=3600';

/**
 * Serves the films of the library and their captions (WebVTT) below `/media/films`, with range requests: uploaded ones
 * from the storage, those of the brand from their folder.
 */
export async function mountFilms(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') await sendUploaded(shop, request, reply);
    });
    await scope.register(fastifyStatic, {
      root: shop.config.filmsFolder,
      prefix: '/media/films/',
      decorateReply: false,
      index: false,
      // Content names a film without its format.
      extensions: ['webm'],
      maxAge: '1h',
    });
  });
}

/** Sends an uploaded film or its captions; does nothing for any other name. */
async function sendUploaded(shop: Shop, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const [, name = '', extension] =
    /^\/media\/films\/([A-Za-z0-9-]{1,80})(?:\.(mp4|vtt))?(?:\?|$)/.exec(request.url) ?? [];
  const row = shop.library.find(name);
  const key = row && keyOf(row);
  if (!row || key === undefined || (row.kind !== 'film' && row.kind !== 'words')) return undefined;
  if (extension !== undefined && extension !== row.extension) return undefined;
  const tag = `"${(row.hash ?? '').slice(0, 16)}"`;
  reply
    .header('etag', tag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', kept)
    .header('x-content-type-options', 'nosniff')
    // If it is opened as a page, nothing in it runs.
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const asked = rangeOf(request.headers.range);
  const file = await shop.mediaStorage.read(key, asked);
  if (!file) return reply.callNotFound();
  reply.type(row.kind === 'words' ? 'text/vtt; charset=utf-8' : row.type);
  if (!asked) return reply.header('content-length', file.bytes).send(file.content);
  const end = Math.min(asked.end, file.bytes - 1);
  if (asked.start > end) {
    file.content.destroy();
    return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${asked.start}-${end}/${file.bytes}`)
    .header('content-length', end - asked.start + 1)
    .send(file.content);
}

/** The byte range of a request; undefined if it is for the whole file or for several ranges. */
function rangeOf(header: string | undefined): ByteRange | undefined {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (start === undefined) return undefined;
  const last = end ? Number(end) : Number.MAX_SAFE_INTEGER;
  return last < Number(start) ? undefined : { start: Number(start), end: last };
}
