import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocation } from 'react-router';
import type { PageListing } from '../listing/page-listing.ts';
import { SearchBox } from './search-box.tsx';

type SearchTitleProps = Readonly<{ q: string; listing: PageListing; found: boolean }>;

/** The search term and the number of results; changes are announced by the list. */
export function SearchTitle({ q, listing, found }: SearchTitleProps) {
  const say = useSay();
  const { pathname } = useLocation();
  return (
    <div className="px-gutter pb-8 pt-8 lg:pb-12 lg:pt-14">
      <div className="mb-8 lg:hidden">
        <SearchBox id="page-search" term={q} />
      </div>
      <h1 className="max-w-[20ch] font-display text-64 font-semibold [overflow-wrap:anywhere]">
        {say(found ? 'catalogue.searchTitle' : 'catalogue.searchEmpty.title', { term: q })}
      </h1>
      <p className="mt-4 text-18 text-granite" role={found ? undefined : 'status'}>
        {found ? say('catalogue.count', { n: listing.total }) : say('catalogue.searchEmpty.text')}
      </p>
      {listing.suggestion && (
        <p className="mt-3 text-18">
          {say('catalogue.didYouMean')}{' '}
          <Link href={`${pathname}?q=${encodeURIComponent(listing.suggestion)}`} className="plain-link font-medium">
            {listing.suggestion}
          </Link>
        </p>
      )}
    </div>
  );
}
