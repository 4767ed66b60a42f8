import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../kernel/mount.ts';
import { networkOf } from '../kernel/network-of.ts';
import { Refusal, tooMany } from '../kernel/refusal.ts';
import type { Shop } from '../kernel/shop.ts';
import { askedWidth } from './asked-transform.ts';
import { QueueClosed, QueueFull } from './fair-queue.ts';
import { contentTypes, formatFor, widths } from './formats.ts';
import { partsOfAddress } from './masters.ts';
import { type ContentPictures, preparePicturesAhead } from './prepare-ahead.ts';
import { createTransforms } from './transform.ts';

const immutable = 'public, max-age=31536000, immutable';
/** For a URL whose picture may change, and for a substitute that a better format will soon replace. */
const briefly = 'public, max-age=60';

/** Pictures that a visitor may request in a minute: those of some hundred pages. */
const perMinute = 6000;

type PictureParams = Readonly<{ size: string; name: string }>;

/**
 * Serves `/media/w{width}/{name}.{version}` in the best format the client accepts; other widths and names are API404. The
 * same pictures have addresses by the grammar of an asset host, `/media/upload/{transform}/{name}` (B9.06).
 * Without a version, or with an old one, the current picture is served, but not to be cached.
 */
export function mountMedia(app: FastifyInstance, shop: Shop, contentPictures: ContentPictures): void {
  const transforms = createTransforms(join(shop.config.dataFolder, 'media'), shop.config.cacheBytes / 8);
  const closing = new AbortController();
  // Before the connections close, so that waiting requests for pictures are answered.
  app.addHook('preClose', async () => {
    closing.abort();
    await transforms.close();
  });
  if (shop.config.picturesAhead) {
    app.addHook('onListen', async () =>
      preparePicturesAhead(shop, { transforms, signal: closing.signal, contentPictures }),
    );
  }
  const options = {
    exposeHeadRoute: true,
    config: { rateLimit: { perMinute: perMinute * shop.config.rateLimitFactor } },
  };
  app.get<{ Params: PictureParams }>('/media/:size/:name', options, (request, reply) => {
    const { size } = request.params;
    if (size === 'upload') return serve(request, reply, widths.at(-1) ?? 0);
    return serve(request, reply, /^w\d{2,4}$/.test(size) ? Number(size.slice(1)) : 0);
  });
  app.get<{ Params: PictureParams }>('/media/upload/:size/:name', options, (request, reply) =>
    serve(request, reply, askedWidth(request.params.size) ?? 0),
  );

  async function serve(request: FastifyRequest<{ Params: PictureParams }>, reply: FastifyReply, width: number) {
    const { name } = request.params;
    const asked = widths.includes(width) ? partsOfAddress(name) : undefined;
    const master = asked && (await shop.masters.find(asked.name));
    if (!master) return sendRefusal(shop, request, reply, new Refusal('API404'));
    const asker = networkOf(request.ip);
    const picture = await transforms
      .picture(master, width, formatFor(request.headers.accept, shop.config.avif), asker)
      .catch((error: unknown) => {
        if (error instanceof QueueFull || error instanceof QueueClosed) return undefined;
        throw error;
      });
    if (!picture) return sendRefusal(shop, request, reply, tooMany(5));
    const tag = `"${master.version}-${width}-${picture.format}"`;
    reply
      .header('vary', 'Accept')
      .header('etag', tag)
      .header('cache-control', picture.final && asked?.version === master.version ? immutable : briefly)
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(contentTypes[picture.format]).send(picture.bytes);
  }
}
