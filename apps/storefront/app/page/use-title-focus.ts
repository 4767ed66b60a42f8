import { useEffect, useRef } from 'react';

/** Moves the focus to the title of the page when the part that had the focus is removed. */
export function useTitleFocus(gone: boolean): void {
  const wasGone = useRef(gone);
  useEffect(() => {
    if (gone && !wasGone.current && document.activeElement === document.body) {
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
    wasGone.current = gone;
  }, [gone]);
}
