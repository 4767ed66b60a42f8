import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Ref of the start of a list, which is scrolled into view when `query` changes while the page is scrolled
 * past it: a shorter list would otherwise leave the shopper at the bottom of the page.
 */
export function useListTop(query: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(query);
  useLayoutEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
  }, [query]);
  return top;
}
