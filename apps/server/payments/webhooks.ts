import type { FastifyInstance } from 'fastify';
import { receiveDispute } from '../disputes/receive.ts';
import type { Shop } from '../kernel/shop.ts';
import { receiveNotices } from './receive-notices.ts';

/** Largest accepted webhook, in bytes. */
const bodyLimit = 262_144;

/**
 * Receives providers' webhooks: POST /payments/webhooks/{provider}. The signature is checked over the raw bytes;
 * unsigned webhooks are not parsed. Answered once the notice is stored, so that the provider need not repeat it.
 */
export async function mountWebhooks(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, body, done) => done(null, body));
    const config = { fromAnywhere: true } as const;
    hooks.post<{ Params: { provider: string } }>('/payments/webhooks/:provider', { config }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.params.provider !== shop.payments.name) return reply.callNotFound();
      const body = typeof request.body === 'string' ? request.body : '';
      const notices = shop.payments.readWebhook({ headers: request.headers, body });
      if (!notices) {
        shop.log.warn({ provider: shop.payments.name }, 'a webhook without a valid signature was refused');
        return reply.code(401).send();
      }
      const ofMoney = notices.filter((notice) => notice.topic !== 'dispute');
      if (ofMoney.length > 0) await receiveNotices(shop, ...ofMoney);
      for (const notice of notices) if (notice.topic === 'dispute') await receiveDispute(shop, notice);
      return reply.code(200).type('text/plain').send('[accepted]');
    });
  });
}
