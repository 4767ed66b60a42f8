import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect, useRef } from 'react';
import type { ShownArticles } from '../shown-articles.ts';
import { ArticleCard } from './article-card.tsx';
import type { ArticleGrid } from './schema.ts';
import { TagBar } from './tag-bar.tsx';
import { useArticles } from './use-articles.ts';

export type GridProps = Readonly<{
  first: ShownArticles;
  limit: number;
  columns?: ArticleGrid['columns'];
  /** The chosen tag; with `fixed` it cannot be changed. */
  tagId?: string | undefined;
  withFilter: boolean;
  level: 2 | 3;
  /** Path of the page of all articles. */
  page: string;
}>;

const columnsOf = {
  sm: ['grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4'],
  md: ['md:grid-cols-1', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4'],
  lg: ['lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4'],
} as const;

/** Articles with their filter, and the way to more of them (B2.1.27, B2.1.28). */
export function Grid({ first, limit, columns, tagId, withFilter, level, page }: GridProps) {
  const say = useSay();
  const { articles, total, tagId: chosen, busy, canAsk, choose, loadMore } = useArticles(first, limit, tagId);
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(articles.length);
  useEffect(() => {
    // The first of the new ones takes the focus that the pressed link had, as it moves or disappears.
    if (articles.length > before.current) {
      list.current?.children[before.current]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    }
    before.current = articles.length;
  }, [articles]);
  const { sm = 1, md = 2, lg = 3 } = columns ?? {};
  const shape = classes(columnsOf.sm[sm - 1], columnsOf.md[md - 1], columnsOf.lg[lg - 1]);
  const next = `${page}?${chosen ? `tag=${chosen}&` : ''}page=${Math.floor(articles.length / limit) + 1}`;
  return (
    <>
      {withFilter && first.facets.length > 0 && (
        <TagBar
          tags={first.facets}
          chosen={chosen}
          page={page}
          onChoose={canAsk ? (id) => void choose(id) : undefined}
        />
      )}
      <p role="status" className="sr-only">
        {say('shop.articles.count', { n: total })}
      </p>
      <ul ref={list} aria-busy={busy} className={classes('mt-8 grid gap-x-6 gap-y-12', shape)}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard
              article={article}
              sizes={`(min-width: 1024px) ${Math.ceil(100 / lg)}vw, (min-width: 768px) ${Math.ceil(100 / md)}vw, ${Math.ceil(100 / sm)}vw`}
              level={level}
            />
          </li>
        ))}
      </ul>
      {articles.length < total && (
        <p className="mt-12 text-center">
          <ButtonLink
            href={next}
            tone="secondary"
            aria-disabled={busy}
            onClick={(event) => {
              if (!canAsk) return;
              event.preventDefault();
              if (!busy) void loadMore();
            }}
          >
            {say('shop.articles.more')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
