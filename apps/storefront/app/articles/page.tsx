import { ArticleCard, dayOf } from '@eyelet/blocks/article-grid/article-card.tsx';
import type { ArticleProps } from '@eyelet/blocks/items/article/schema.ts';
import { articlePath } from '@eyelet/domain/pages/paths.ts';
import { Breadcrumbs } from '@eyelet/ui/navigation/breadcrumbs.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { useWords } from '@eyelet/ui/words/words.tsx';
import { loadSections } from '../content/load-page.ts';
import { openItem } from '../content/open-item.ts';
import { PageSections } from '../content/page-sections.tsx';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { Route } from './+types/page';
import { ArticleSeo } from './article-seo.tsx';
import { relatedArticles } from './related.ts';

export const headers = keptHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const pathOf = (key: string) => articlePath(shop.market.locale, key);
  const found = await openItem(shop.client, { kind: 'article', key: params.key ?? '', pathOf });
  const article = found.props as ArticleProps;
  const [related, { sections, tags }] = await Promise.all([
    relatedArticles(shop.client, found.key, article.tags[0]?.id),
    loadSections(shop, found.sections),
  ]);
  return kept({ article, key: found.key, sections, related }, ['content:article', ...tags]);
}

/** An article: picture, title, subtitle, date, its text, and what to read next (B2.1.25). */
export default function ArticlePage({ loaderData: { article, key, sections, related } }: Route.ComponentProps) {
  const { say, tag } = useWords();
  const { locale } = useMarket();
  const { title, subtitle, eyebrow, date, picture, alt = '' } = article;
  const all = `/${locale}/articles`;
  return (
    <>
      <ArticleSeo article={article} articleKey={key} />
      <div className="px-gutter py-4 lg:py-6">
        <Breadcrumbs crumbs={[{ label: say('shop.articles.title'), url: all }]} current={title} />
      </div>
      <article>
        <header className="mx-auto max-w-4xl px-gutter pb-10 pt-4 lg:pb-16 lg:pt-10">
          <p className="label-caps text-granite">
            {eyebrow && <>{eyebrow} · </>}
            <time dateTime={date}>{dayOf(date, tag)}</time>
          </p>
          <h1 className="mt-4 font-display text-64 font-semibold text-balance">{title}</h1>
          {subtitle && <p className="mt-5 max-w-[52ch] text-22">{subtitle}</p>}
        </header>
        {picture && (
          <Picture
            name={picture}
            alt={alt}
            sizes="100vw"
            width={2000}
            height={900}
            priority
            className="aspect-[4/3] w-full object-cover md:aspect-[20/9]"
          />
        )}
        <div className="mx-auto max-w-4xl pt-12 lg:pt-20">
          <PageSections sections={sections} />
        </div>
      </article>
      {related.length > 0 && (
        <aside aria-labelledby="related-title" className="mt-20 border-t border-drift px-gutter pt-12 lg:mt-28">
          <h2 id="related-title" className="mb-8 heading">
            {say('shop.articles.related')}
          </h2>
          <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
            {related.map((one) => (
              <li key={one.id}>
                <ArticleCard article={one} sizes="(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 100vw" level={3} />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </>
  );
}
