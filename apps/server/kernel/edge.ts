import type { FastifyInstance } from 'fastify';
import type { Shop } from '../shop.ts';
import { knownHosts } from './known-hosts.ts';
import { sendRefusal } from './mount.ts';
import { Refusal } from './refusal.ts';

/**
 * Refuses what no page or call is there for, before anything looks at it: a host that is not the shop's (400), and an
 * address that is no path or holds a null sign, which no database keeps (400).
 */
export function refuseAtEdge(app: FastifyInstance, shop: Shop): void {
  const isKnown = knownHosts(shop.config);
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    // Health is asked for by address, so it takes every host.
    const isFit = url.startsWith('/') && !url.includes('%00') && (isKnown(request.host) || url.startsWith('/health/'));
    if (isFit) return done();
    sendRefusal(request, reply, new Refusal('GEN500', undefined, [], 400), shop);
  });
}
