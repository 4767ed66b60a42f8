import type { Market } from '@eyelet/domain/markets/market.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { type LinkPage, RefusedLink } from '../kernel/refused-link.ts';
import type { Shop } from '../kernel/shop.ts';

/** What a link was signed for and since when, and the locale of the order in header form. */
type Signed = Readonly<{ orderNumber: string; placedAt: Date; locale: string }>;

type Outdated =
  | 'paper.link.expired'
  | 'paper.link.returned'
  | 'paper.link.gone'
  | 'order.download.expired'
  | 'order.download.usedUp';

/** Why a mailed link opens no paper of an order; undefined for one that does. Only who has its token is told that it was right once. */
export function refusedPaper(
  { orderLinks }: Pick<Shop, 'orderLinks'>,
  token: string | undefined,
  signed: Signed,
  now: Date,
): RefusedLink<'OHS4004'> | undefined {
  if (token === undefined || !orderLinks.isOf(token, signed.orderNumber)) return wrongPaper();
  return orderLinks.opens(token, signed, now) ? undefined : outdatedPaper('paper.link.expired', signed.locale);
}

/** The refusal of a link that was signed for nothing, in the language of the browser. */
export function wrongPaper(): RefusedLink<'OHS4004'> {
  return new RefusedLink('OHS4004', { status: 404, page: (market) => contactPage(market, 'paper.link.wrong') });
}

/** The refusal of a link that was right and opens nothing any more. */
export function outdatedPaper(key: Outdated, locale: string): RefusedLink<'OHS4004'> {
  const market = marketByHeader(locale) ?? defaultMarket;
  return new RefusedLink('OHS4004', { status: 410, market, page: () => contactPage(market, key) });
}

/** A page that says why a link opens nothing, and leads to where people write to the shop. */
function contactPage({ tag, locale }: Market, key: Outdated | 'paper.link.wrong'): LinkPage {
  const t = createMessages(tag);
  return { words: t(key), way: { label: t('paper.link.contact'), path: `/${locale}/help/contact-us` } };
}
