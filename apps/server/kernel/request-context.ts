import { randomUUID } from 'node:crypto';
import { marketByHeader, marketByLocale } from '@eyelet/domain/markets/markets.ts';
import type { FastifyRequest } from 'fastify';
import type { Shop } from '../shop.ts';
import type { Context } from './context.ts';

export const accessCookie = 'eyelet_access';
export const refreshCookie = 'eyelet_refresh';

const idShape = /^[\w.:-]{1,128}$/;

/** A sent id when it is harmless to log and echo, else a new one. */
function idFrom(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && idShape.test(sent) ? sent : randomUUID();
}

/** The correlation id of a request, also where no context can be built. */
export function correlationIdOf(request: FastifyRequest): string {
  return idFrom(request.headers['x-correlation-id']);
}

/**
 * Builds the context of a call over HTTP from its headers (C7.01 to C7.04) and cookies.
 * An unknown locale falls back to the default market: reading the shop must not depend on a header.
 */
export async function contextOf(request: FastifyRequest, shop: Shop): Promise<Context> {
  const { headers } = request;
  const sent = headers['x-locale'];
  const market =
    (typeof sent === 'string' ? marketByHeader(sent) : undefined) ?? marketByLocale(shop.config.defaultLocale);
  if (!market) throw new Error(`default locale ${shop.config.defaultLocale} is not a market`);
  const bearer = headers.authorization?.startsWith('Bearer ') ? headers.authorization.slice(7) : undefined;
  const access = bearer ?? request.cookies[accessCookie];
  const correlationId = correlationIdOf(request);
  const transactionId = idFrom(headers['x-transaction-id']);
  return {
    session: access === undefined ? undefined : await shop.sessions.read(access, shop.clock()),
    refreshToken: request.cookies[refreshCookie],
    market,
    now: shop.clock(),
    correlationId,
    transactionId,
    channel: headers['x-mobile-channel'] === 'app' ? 'app' : 'web',
    origin: shop.config.publicOrigin ?? `${request.protocol}://${request.host}`,
    address: request.ip,
    newId: randomUUID,
    log: shop.log,
    outgoing: { cookies: [] },
    shop,
  };
}
