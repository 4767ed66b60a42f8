import { classes } from '@eyelet/ui/layout/classes.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { type MouseEvent, useState } from 'react';
import type { ShownArticles } from '../shown-articles.ts';
import { shownTags } from './page-size.ts';

type TagBarProps = Readonly<{
  tags: ShownArticles['facets'];
  chosen: string | undefined;
  /** Path of the page of all articles, which has the same filter. */
  page: string;
  /** Undefined where no script can filter. */
  onChoose: ((tagId: string | undefined) => void) | undefined;
}>;

const look = 'inline-flex min-h-10 pointer-coarse:min-h-11 items-center border px-4 text-14 rounded-[2px]';

/** The tags of articles (B2.1.27): 4, 10 or 20 of them, then the others (B9.08 to B9.10). */
export function TagBar({ tags, chosen, page, onChoose }: TagBarProps) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const { sm, md, lg } = shownTags;
  const hidden = (index: number) => {
    if (all || index < sm) return undefined;
    if (index < md) return 'hidden md:block';
    return index < lg ? 'hidden lg:block' : 'hidden';
  };
  const more = tags.length > lg ? '' : tags.length > md ? 'lg:hidden' : 'md:hidden';
  const choose = (event: MouseEvent, tagId: string | undefined) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!onChoose || !isPlain) return;
    event.preventDefault();
    onChoose(tagId === chosen ? undefined : tagId);
  };
  const entry = (id: string | undefined, label: string, index: number) => (
    <li key={id ?? ''} className={hidden(index)}>
      <a
        href={id === undefined ? page : `${page}?tag=${id}`}
        aria-current={id === chosen ? 'true' : undefined}
        className={classes(look, id === chosen ? 'border-ink bg-ink text-foam' : 'border-drift hover:border-ink')}
        onClick={(event) => choose(event, id)}
      >
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label={say('shop.articles.filter')}>
      <ul className="flex flex-wrap gap-2">
        {entry(undefined, say('shop.articles.all'), 0)}
        {tags.map(({ id, label }, index) => entry(id, label, index))}
        {tags.length > sm && !all && (
          <li className={more}>
            <button
              type="button"
              className={classes(look, 'border-transparent underline underline-offset-4')}
              onClick={() => setAll(true)}
            >
              {say('shop.articles.moreTags')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
