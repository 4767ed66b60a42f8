import type { ArticleProps } from '@eyelet/blocks/items/article/schema.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { articlePath } from '@eyelet/domain/pages/paths.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Shop } from '../kernel/shop.ts';
import { shopNameOf } from '../mail/sender.ts';
import { xml } from './sitemap.ts';

/** How many articles a feed lists. */
const most = 50;

/** The newest articles of a market as RSS 2.0. */
export async function articleFeed(shop: Shop, market: Market, origin: string): Promise<string> {
  const { content } = shop.catalogue;
  const moment = shop.clock().getTime();
  const live = content.ofKind('article', { locale: market.locale, moment });
  const articles = (await content.read(live, market, moment))
    .map(({ key, props }) => ({ key, ...(props as ArticleProps) }))
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, most);
  const t = createMessages(market.tag);
  const self = `${origin}/feeds/${market.locale}/articles.xml`;
  const items = articles.map(({ key, title, subtitle = '', date, tags }) => {
    const url = xml(origin + articlePath(market.locale, key));
    const subjects = tags.map(({ label }) => `<category>${xml(label)}</category>`).join('');
    return `<item><title>${xml(title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate><description>${xml(subtitle)}</description>${subjects}</item>`;
  });
  const title = xml(`${shopNameOf(shop)}: ${t('shop.articles.title')}`);
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${title}</title><link>${xml(`${origin}/${market.locale}/articles`)}</link><description>${xml(t('shop.articles.text'))}</description><language>${market.tag}</language><atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>`;
}
