import type { FastifyInstance } from 'fastify';
import type { Shop } from '../shop.ts';
import { knownHosts } from './known-hosts.ts';
import { sendRefusal } from './mount.ts';
import { Refusal } from './refusal.ts';

/** Answers 400 to a request for a host that is not the shop's. Health is asked for by address, so it takes every host. */
export function refuseUnknownHosts(app: FastifyInstance, shop: Shop): void {
  const isKnown = knownHosts(shop.config);
  app.addHook('onRequest', (request, reply, done) => {
    if (isKnown(request.host) || request.url.startsWith('/health/')) return done();
    sendRefusal(request, reply, new Refusal('GEN500', undefined, [], 400), shop);
  });
}
