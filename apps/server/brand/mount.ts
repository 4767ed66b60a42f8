import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../kernel/mount.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Shop } from '../kernel/shop.ts';
import { logoOf } from './logo.ts';

/** Serves the logo. Sent mails keep the path of an earlier logo: it answers with the current one, but not to be cached permanently. */
export function mountLogo(app: FastifyInstance, shop: Shop): void {
  app.get<{ Params: Readonly<{ version: string }> }>(
    '/brand/logo-:version([0-9a-f]{16}).png',
    { exposeHeadRoute: true },
    (request, reply) => {
      const logo = logoOf(shop);
      if (!logo) return sendRefusal(shop, request, reply, new Refusal('API404'));
      const isCurrent = request.url.split('?')[0] === logo.path;
      return reply
        .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
        .type('image/png')
        .send(logo.bytes);
    },
  );
}
