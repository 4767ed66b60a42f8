import type { ArticleProps } from '@eyelet/blocks/items/article/schema.ts';
import { articlePath } from '@eyelet/domain/pages/paths.ts';
import { mediaUrl } from '@eyelet/ui/pictures/media.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { breadcrumbData } from '../seo/breadcrumb-data.ts';
import { Seo } from '../seo/seo.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import { useShopName } from '../shop/brand.ts';
import { useShellData } from '../shop/shop-data.ts';
import { FeedLink } from './feed-link.tsx';

/** Head and structured data of an article. */
export function ArticleSeo({ article, articleKey }: Readonly<{ article: ArticleProps; articleKey: string }>) {
  const say = useSay();
  const shell = useShellData();
  const shopName = useShopName();
  const origin = shell?.origin ?? '';
  const locale = shell?.market.locale ?? '';
  const url = articlePath(locale, articleKey);
  const { title, subtitle, date, picture } = article;
  return (
    <>
      <Seo
        title={title}
        description={subtitle ?? say('shop.articles.text')}
        canonical={url}
        alternates={
          shell?.choices.map((one) => ({ locale: one.locale, url: articlePath(one.locale, articleKey) })) ?? []
        }
        picture={picture}
        kind="article"
      />
      <FeedLink />
      <StructuredData
        data={{
          '@type': 'Article',
          headline: title,
          ...(subtitle ? { description: subtitle } : {}),
          datePublished: date,
          inLanguage: shell?.market.tag,
          mainEntityOfPage: origin + url,
          ...(picture ? { image: origin + mediaUrl(picture, 1400) } : {}),
          author: { '@type': 'Organization', name: shopName },
          publisher: { '@type': 'Organization', name: shopName },
        }}
      />
      <StructuredData
        data={breadcrumbData(origin, [
          { label: say('shop.articles.title'), url: `/${locale}/articles` },
          { label: title, url },
        ])}
      />
    </>
  );
}
