import { endByToken } from '@eyelet/db/subscriptions/subscription.ts';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../kernel/shop.ts';
import { oneClickPath } from '../mail/one-click-path.ts';

/** Ends a subscription by the token in the URL, whatever the body says; an unknown token changes nothing. */
export async function mountOneClick(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async (mail) => {
    mail.removeAllContentTypeParsers();
    mail.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    mail.post<{ Querystring: { token?: string } }>(
      oneClickPath,
      { config: { fromAnywhere: true } },
      async (request, reply) => {
        await endByToken(shop.database.db, String(request.query.token ?? ''), shop.clock());
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  });
}
