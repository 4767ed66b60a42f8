import { timingSafeEqual } from 'node:crypto';
import type { onRequestHookHandler } from 'fastify';
import { sendRefusal } from './mount.ts';
import { Refusal } from './refusal.ts';
import { hashOf } from './secrets.ts';
import type { Shop } from './shop.ts';

/**
 * Lets those in who run the shop: with its operator token, as a bearer token or as the password of any name. Without a token
 * set up, everybody in a sandbox, and nobody in a live shop, where the address is none (404).
 */
export function operatorsOnly(shop: Shop): onRequestHookHandler {
  const { operatorHash, config } = shop;
  return (request, reply, done) => {
    if (operatorHash === undefined) return config.stage === 'live' ? void reply.callNotFound() : done();
    if (timingSafeEqual(hashOf(tokenIn(request.headers.authorization)), operatorHash)) return done();
    reply.header('www-authenticate', 'Basic realm="Eyelet", charset="UTF-8"');
    sendRefusal(request, reply, new Refusal('GEN500', undefined, [], 401), shop);
  };
}

function tokenIn(header: string | undefined): string {
  const [scheme, value = ''] = (header ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}
