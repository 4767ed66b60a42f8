import { useState } from 'react';

/**
 * What a page shows of the order of its query: the latest that could be read, so that a form that came too often loses nothing that was
 * chosen.
 */
export function useSeen<T>(query: string, now: T | undefined): T | undefined {
  const [seen, setSeen] = useState({ query, of: now });
  if (now !== undefined && now !== seen.of) setSeen({ query, of: now });
  return now ?? (seen.query === query ? seen.of : undefined);
}
