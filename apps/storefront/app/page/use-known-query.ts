import { knownQuery } from '@eyelet/domain/pages/page-query.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router';

/**
 * What the page knows of the query of its address. The server renders for no more than that, so whatever is shown of the
 * query comes from here, else the browser would show something else than the server has sent.
 */
export function useKnownQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  return useMemo(() => knownQuery(pathname, new URLSearchParams(search)), [pathname, search]);
}
