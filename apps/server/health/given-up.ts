import { failedDeliveries, resendFailed } from '@eyelet/db/events/failed.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { sendRefusal } from '../kernel/mount.ts';
import { operatorsOnly } from '../kernel/operators.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

const mostShown = 200;

const which = Compile(
  Type.Object(
    { consumer: Type.Optional(Type.String()), eventId: Type.Optional(Type.Integer()) },
    { additionalProperties: false },
  ),
);

/**
 * For operators: GET `/health/events` lists events that a consumer could not handle and that are no longer retried;
 * POST delivers them again: all, or those of `consumer` or `eventId`.
 */
export function mountGivenUp(app: FastifyInstance, shop: Shop): void {
  const options = { onRequest: operatorsOnly(shop) };
  app.get('/health/events', options, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { givenUp: await failedDeliveries(shop.database.db, { limit: mostShown }) };
  });
  app.post('/health/events', options, async (request, reply) => {
    const { body } = request;
    if (!which.Check(body)) return sendRefusal(shop, request, reply, new Refusal('GEN500', undefined, [], 400));
    const resent = await resendFailed(shop.database.db, body, shop.clock());
    wakeAnnouncer(shop.database);
    return { resent };
  });
}
