import { ButtonLink } from '@eyelet/ui/actions/button.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useLocation } from 'react-router';
import { useKnownQuery } from '../page/use-known-query.ts';
import { hrefWithoutFilters } from './listing-query.ts';

/** Shown when no product matches all filters, with a link to remove them. */
export function NothingFits() {
  const say = useSay();
  const { pathname } = useLocation();
  const search = useKnownQuery();
  return (
    <div className="border-t border-drift py-20">
      <p className="heading">{say('catalogue.empty.title')}</p>
      <p className="mb-8 mt-3 text-18 text-granite">{say('catalogue.empty.text')}</p>
      <ButtonLink href={pathname + hrefWithoutFilters(search)}>{say('catalogue.clearFilters')}</ButtonLink>
    </div>
  );
}
