import { useEffect, useRef } from 'react';

/** Leads the focus to the title of the page when the part that had it goes away, so that nobody is left at the page's edge. */
export function useTitleFocus(gone: boolean): void {
  const wasGone = useRef(gone);
  useEffect(() => {
    if (gone && !wasGone.current && document.activeElement === document.body) {
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
    wasGone.current = gone;
  }, [gone]);
}
