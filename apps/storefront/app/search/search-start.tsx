import { useSay } from '@eyelet/ui/words/words.tsx';
import { CategoryLinks } from './category-links.tsx';
import { SearchBox } from './search-box.tsx';

/** The search page before a term. */
export function SearchStart() {
  const say = useSay();
  return (
    <div className="px-gutter pt-8 lg:pt-14">
      <h1 className="font-display text-64 font-semibold">{say('catalogue.searchStart.title')}</h1>
      <p className="mb-8 mt-4 text-18 text-granite">{say('catalogue.searchStart.text')}</p>
      <div className="max-w-2xl">
        <SearchBox id="page-search" />
      </div>
      <CategoryLinks />
    </div>
  );
}
