import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import type { PageListing } from './page-listing.ts';

/** The order of the products; the first option is the default and is left out of the URL. */
export function SortSelect({ listing }: Readonly<{ listing: PageListing }>) {
  const say = useSay();
  const usual = listing.sorts[0]?.id;
  return (
    <label className="relative flex min-w-0 items-center">
      <span className="sr-only">{say('catalogue.sortBy')}</span>
      <select
        name="sort"
        defaultValue={listing.sort === usual ? '' : listing.sort}
        className="h-11 w-full cursor-pointer truncate appearance-none bg-transparent pl-3 pr-7 text-right font-medium"
      >
        {listing.sorts.map(({ id, label }) => (
          <option key={id} value={id === usual ? '' : id}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute right-1 size-4" />
    </label>
  );
}
