import { type RefObject, useEffect } from 'react';

/** Lets a row be reached by keyboard where it scrolls; where everything fits it is not a tab stop. */
export function useReach(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measured = new ResizeObserver(() => {
      element.tabIndex = element.scrollWidth > element.clientWidth ? 0 : -1;
    });
    measured.observe(element);
    return () => measured.disconnect();
  }, [row]);
}
