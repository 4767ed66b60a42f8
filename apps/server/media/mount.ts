import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../kernel/mount.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Shop } from '../shop.ts';
import { contentTypes, formatFor, widths } from './formats.ts';
import { createMasters } from './masters.ts';
import { createTransforms } from './transform.ts';

const immutable = 'public, max-age=31536000, immutable';
/** For a stand-in that a better format will soon replace. */
const briefly = 'public, max-age=60';

/** Serves `/media/w{width}/{name}` in the best format the client takes; other widths and names are API404. */
export function mountMedia(app: FastifyInstance, shop: Shop): void {
  const masters = createMasters(shop.config.mediaFolder);
  const transforms = createTransforms(join(shop.config.dataFolder, 'media'));
  app.addHook('onClose', () => transforms.idle());
  app.get<{ Params: { size: string; name: string } }>(
    '/media/:size/:name',
    { exposeHeadRoute: true, config: { rateLimit: false } },
    async (request, reply) => {
      const { size, name } = request.params;
      const width = /^w\d{2,4}$/.test(size) ? Number(size.slice(1)) : 0;
      const master = widths.includes(width) ? await masters.find(name) : undefined;
      if (!master) return sendRefusal(request, reply, new Refusal('API404'), shop);
      const picture = await transforms.picture(master, width, formatFor(request.headers.accept));
      const tag = `"${master.version}-${width}-${picture.format}"`;
      reply
        .header('vary', 'Accept')
        .header('etag', tag)
        .header('cache-control', picture.final ? immutable : briefly)
        .header('x-content-type-options', 'nosniff');
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type(contentTypes[picture.format]).send(picture.bytes);
    },
  );
}
