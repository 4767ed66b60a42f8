import { timingSafeEqual } from 'node:crypto';
import type { onRequestHookHandler } from 'fastify';
import { basicPassword } from './basic-password.ts';
import { sendRefusal } from './mount.ts';
import { Refusal } from './refusal.ts';
import { hashOf } from './secrets.ts';
import type { Shop } from './shop.ts';

/**
 * Grants access to operators: with the operator token, as a bearer token or as the password of any user name. Without a
 * configured token, a sandbox is open to everybody, and a live shop answers 404.
 */
export function operatorsOnly(shop: Shop): onRequestHookHandler {
  const { operatorHash, config } = shop;
  return (request, reply, done) => {
    if (operatorHash === undefined) return config.stage === 'live' ? void reply.callNotFound() : done();
    if (timingSafeEqual(hashOf(tokenIn(request.headers.authorization)), operatorHash)) return done();
    reply.header('www-authenticate', 'Basic realm="Eyelet", charset="UTF-8"');
    sendRefusal(shop, request, reply, new Refusal('GEN500', undefined, [], 401));
  };
}

function tokenIn(header: string | undefined): string {
  const [scheme, value = ''] = (header ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? value : basicPassword(header);
}
