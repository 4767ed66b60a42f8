import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Link } from '@eyelet/ui/links/link.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocation } from 'react-router';
import { useKnownQuery } from '../page/use-known-query.ts';
import { hrefWithout, hrefWithoutFilters } from './listing-query.ts';
import type { PageListing } from './page-listing.ts';

/** The active filters, each a link that removes it. */
export function FilterChips({ listing }: Readonly<{ listing: PageListing }>) {
  const say = useSay();
  const { pathname } = useLocation();
  const search = useKnownQuery();
  const chosen = listing.facets.flatMap((facet) =>
    facet.values
      .filter((value) => value.selected)
      .map(({ value, label }) => ({
        facet: facet.id,
        value,
        label: facet.id === 'size' ? `${facet.label}: ${label}` : label,
      })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={say('catalogue.activeFilters')} className="flex flex-wrap items-center gap-2 pb-8">
      {chosen.map(({ facet, value, label }) => (
        <li key={`${facet} ${value}`}>
          <Link
            href={pathname + hrefWithout(search, facet, value)}
            aria-label={say('catalogue.removeFilter', { label })}
            className="inline-flex min-h-10 pointer-coarse:min-h-11 items-center gap-1.5 rounded-control border border-granite pl-3 pr-2 text-14 hover:border-ink hover:bg-paper"
          >
            {label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={pathname + hrefWithoutFilters(search)}
          className="plain-link touch-area inline-block px-2 py-2 text-14"
        >
          {say('catalogue.clearFilters')}
        </Link>
      </li>
    </ul>
  );
}
