import { useSay } from '@eyelet/ui/words/words.tsx';
import { useShellData } from '../shop/shop-data.ts';

/** The link by which feed readers find the articles of the market. */
export function FeedLink() {
  const say = useSay();
  const shell = useShellData();
  const href = `${shell?.origin ?? ''}/feeds/${shell?.market.locale}/articles.xml`;
  return <link rel="alternate" type="application/rss+xml" title={say('shop.articles.title')} href={href} />;
}
