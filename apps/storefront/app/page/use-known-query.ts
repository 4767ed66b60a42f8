import { knownQuery } from '@eyelet/domain/pages/page-query.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/**
 * The members of the URL's query that the page knows. The server renders with these only, so anything shown of the
 * query must come from here, else hydration would differ from the HTML.
 */
export function useKnownQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  return useMemo(() => knownQuery(pathname, new URLSearchParams(search)), [pathname, search]);
}
