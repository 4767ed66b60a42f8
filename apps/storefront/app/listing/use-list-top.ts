import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Marks where a list begins, and brings that into sight when another `query` shows another list while the page is scrolled
 * beyond it: a shorter list would otherwise leave the shopper at the foot of the page.
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
