import type { Market } from '@eyelet/domain/markets/market.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../kernel/known-hosts.ts';
import type { Shop } from '../../kernel/shop.ts';
import type { Adyen } from './adyen.ts';
import { isCardEntry, tokeniseCard } from './card-token.ts';
import { fieldsPage } from './pages/fields-page.ts';
import { policyOf, sendPage } from './pages/send-page.ts';

/** Cards that an address may enter in a minute; each is a call to the provider. */
const cardsPerMinute = 30;

/** The card fields: their page, and the exchange of the encrypted data for a token. */
export function mountFields(pages: FastifyInstance, shop: Shop, adyen: Adyen): void {
  pages.get<{ Querystring: { locale?: string } }>('/payments/adyen/fields', (request, reply) =>
    sendPage(
      reply,
      fieldsPage(marketOf(request.query.locale), originOf(shop, request), adyen.settings),
      policyOf('fields', adyen.settings),
    ),
  );

  const config = { rateLimit: { perMinute: cardsPerMinute * shop.config.rateLimitFactor } };
  pages.post('/payments/adyen/tokens', { config }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isCardEntry(request.body)) return reply.code(400).send({});
    return (await tokeniseCard(adyen, request.body, shop.clock())) ?? {};
  });
}

/** The market of a page of the adapter; an unknown locale falls back to the default. */
export function marketOf(locale: string | undefined): Market {
  return marketByHeader(locale ?? '') ?? defaultMarket;
}
