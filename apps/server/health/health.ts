import type { FastifyInstance } from 'fastify';
import { operatorsOnly } from '../kernel/operators.ts';
import type { Shop } from '../kernel/shop.ts';
import { mountGivenUp } from './given-up.ts';

/**
 * `/health/live`: the process answers. `/health/ready`: it can serve requests, that is, the database answers too.
 * `/health/metrics`: counters of business events for operators' collectors; contains no personal data.
 */
export function mountHealth(app: FastifyInstance, shop: Shop): void {
  const options = { logLevel: 'silent', config: { rateLimit: false } } as const;
  app.get('/health/live', options, (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  app.get('/health/metrics', { ...options, onRequest: operatorsOnly(shop) }, (_, reply) =>
    reply.type('text/plain; version=0.0.4').send(shop.counters.text()),
  );
  mountGivenUp(app, shop);
  app.get('/health/ready', options, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await shop.database.pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database does not answer' });
    }
  });
}
