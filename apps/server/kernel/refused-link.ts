import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { bestMarket } from '@eyelet/domain/markets/markets.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggedUrl } from './logged-url.ts';
import { type PageWay, sendPlainPage } from './plain-page.ts';
import { Refusal } from './refusal.ts';
import { correlationIdOf } from './request-context.ts';
import type { Shop } from './shop.ts';

/** What a page says of a link in the language of a market, and where it leads from there. */
export type LinkPage = Readonly<{ words: string; way: PageWay }>;

type Told = Readonly<{
  status: 404 | 410;
  /** The market of whoever got the link; the browser's where that is not proved. */
  market?: Market;
  page: (market: Market) => LinkPage;
}>;

/** The refusal of a link that people open from a mail: a browser gets a page, everything else the answer of the API. */
export class RefusedLink<Id extends ErrorId = ErrorId> extends Refusal<Id> {
  readonly told: Told;

  constructor(id: Id, told: Told) {
    super(id);
    this.told = told;
  }
}

/** Answers a refused link with its page; it is logged as other refusals are, as somebody may be guessing. */
export function sendRefusedLink(
  { log }: Pick<Shop, 'log'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { id: errorId, told }: RefusedLink,
): FastifyReply {
  const { status, page, market = bestMarket(request.headers['accept-language']) } = told;
  const correlationId = correlationIdOf(request);
  log.info({ correlationId, errorId, status, method: request.method, url: loggedUrl(request.url) }, 'refused');
  const { words, way } = page(market);
  reply
    .header('vary', 'accept, accept-language')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer');
  return sendPlainPage(reply, status, market.tag, words, way);
}
