import { failedDeliveries, resendFailed } from '@eyelet/db/events/failed.ts';
import type { FastifyInstance } from 'fastify';
import { operatorsOnly } from '../kernel/operators.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

const mostShown = 200;

type Which = Readonly<{ consumer?: string; eventId?: number }>;

const which = {
  type: 'object',
  properties: { consumer: { type: 'string' }, eventId: { type: 'integer' } },
  additionalProperties: false,
} as const;

/**
 * For operators: GET `/health/events` lists events that a consumer could not take and that are not tried any more; POST has
 * them told again, all of them or those of `consumer` or `eventId`.
 */
export function mountGivenUp(app: FastifyInstance, shop: Shop): void {
  const options = { onRequest: operatorsOnly(shop) };
  app.get('/health/events', options, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { givenUp: await failedDeliveries(shop.database.db, mostShown) };
  });
  app.post<{ Body: Which }>('/health/events', { ...options, schema: { body: which } }, async ({ body }) => {
    const resent = await resendFailed(shop.database.db, body, shop.clock());
    wakeAnnouncer(shop.database);
    return { resent };
  });
}
