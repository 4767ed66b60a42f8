import type { FastifyInstance } from 'fastify';
import type { Shop } from '../kernel/shop.ts';
import { takeUpdate } from './take-update.ts';

/** Largest accepted webhook, in bytes: one has all scans of a parcel. */
const bodyLimit = 524_288;

/**
 * Receives the webhooks of the service of carriers: POST /carriers/webhooks/{service}. The signature is checked over the
 * raw bytes; unsigned webhooks are not parsed. Answered once the update is taken in, so that the service sends one that
 * failed again; a repeated one changes nothing.
 */
export async function mountCarrierWebhooks(app: FastifyInstance, shop: Shop): Promise<void> {
  const { carriers } = shop;
  if (!carriers) return;
  await app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, body, done) => done(null, body));
    const config = { fromAnywhere: true } as const;
    hooks.post<{ Params: { service: string } }>('/carriers/webhooks/:service', { config }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.params.service !== carriers.name) return reply.callNotFound();
      const body = typeof request.body === 'string' ? request.body : '';
      const updates = carriers.readWebhook({ headers: request.headers, body });
      if (!updates) {
        shop.log.warn({ service: carriers.name }, 'a webhook of carriers without a valid signature was refused');
        return reply.code(401).send();
      }
      for (const update of updates) {
        const outcome = await takeUpdate(shop, update);
        if (outcome === 'stranger')
          shop.log.info({ service: carriers.name }, 'a parcel that is not of this shop was reported');
      }
      return reply.code(200).send();
    });
  });
}
