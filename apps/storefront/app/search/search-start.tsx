import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect } from 'react';
import { SearchBox } from './search-box.tsx';

const field = 'page-search';

/** The search page without a term; the field has the focus. */
export function SearchStart({ title }: Readonly<{ title: string }>) {
  const say = useSay();
  useEffect(() => document.getElementById(field)?.focus({ preventScroll: true }), []);
  return (
    <div className="px-gutter pt-8 lg:pt-14">
      <h1 className="font-display text-64 font-semibold">{title}</h1>
      <p className="mb-8 mt-4 text-18 text-granite">{say('catalogue.searchStart.text')}</p>
      <div className="max-w-2xl">
        <SearchBox id={field} />
      </div>
    </div>
  );
}
