import type { Market } from '@eyelet/domain/markets/market.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../../kernel/known-hosts.ts';
import type { Shop } from '../../kernel/shop.ts';
import { localPath, withQuery } from '../local-path.ts';
import type { CardEntry, CardProblem } from './card.ts';
import { fieldsPage } from './pages/fields-page.ts';
import { sendPage } from './send-page.ts';
import { sandboxTexts } from './texts.ts';
import { tokenise } from './tokenise.ts';

type Query = { locale?: string; returnTo?: string };

/** The card fields: the page, the exchange for scripts, and the form for those without. */
export function mountFields(pages: FastifyInstance, shop: Shop): void {
  pages.get<{ Querystring: Query }>('/sandbox-payments/fields', (request, reply) =>
    sendPage(reply, render(shop, request, [])),
  );

  pages.post<{ Querystring: Query }>('/sandbox-payments/fields', async (request, reply) => {
    const result = await tokenise(shop.database.db, entryOf(request.body), shop.clock());
    if (result.kind === 'problems') return sendPage(reply, render(shop, request, result.problems), 422);
    const home = `/${marketOf(request.query.locale).locale}/checkout`;
    const back = localPath(request.query.returnTo, home);
    return reply
      .code(303)
      .header('location', withQuery(back, { paymentToken: result.token }))
      .send();
  });

  pages.post('/sandbox-payments/tokens', async (request, reply) => {
    const result = await tokenise(shop.database.db, entryOf(request.body), shop.clock());
    reply.header('cache-control', 'no-store');
    if (result.kind === 'token') return { token: result.token, card: result.card, problems: {} };
    const { locale } = (request.body ?? {}) as Query;
    // Answered with 200, as browsers would report a failed request in the console for every typing error.
    return { problems: explain(result.problems, locale) };
  });
}

function render(shop: Shop, request: FastifyRequest<{ Querystring: Query }>, problems: readonly CardProblem[]): string {
  const { locale } = request.query;
  const market = marketOf(locale);
  return fieldsPage({
    language: market.language,
    locale: market.header,
    origin: originOf(shop, request),
    returnTo: localPath(request.query.returnTo, `/${market.locale}/checkout`),
    texts: sandboxTexts(market.tag),
    problems: explain(problems, locale),
  });
}

/** The first problem of each field, as the shopper's messages. */
function explain(problems: readonly CardProblem[], locale: string | undefined): Record<string, string> {
  const texts = sandboxTexts(marketOf(locale).tag).problem;
  return Object.fromEntries(problems.toReversed().map(({ field, problem }) => [field, texts[problem]]));
}

/** The market of a page of the provider; an unknown locale falls back to the default. */
export function marketOf(locale: string | undefined): Market {
  return marketByHeader(locale ?? '') ?? defaultMarket;
}

function entryOf(body: unknown): CardEntry {
  const { number, expiry, code } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 64) : '');
  return { number: text(number), expiry: text(expiry), code: text(code) };
}
