import { type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** Long enough that crossing the bar on the way elsewhere opens nothing. */
const hoverDelay = 120;

/** Opens sections of a bar under the pointer and closes them on Escape, on leaving, and when another page comes. */
export function useOpenSection(bar: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  useEffect(() => closeAll(bar.current), [pathname, bar]);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, hoverDelay);
  };
  return {
    bar: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape') return;
        const open = bar.current?.querySelector<HTMLDetailsElement>('details[open]');
        if (!open) return;
        open.open = false;
        open.querySelector('summary')?.focus();
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
          closeAll(bar.current);
      },
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') later(() => closeAll(bar.current));
      },
      onPointerEnter: () => clearTimeout(timer),
    },
    /** An entry without a section: what is open beside it closes. */
    link: {
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') later(() => closeAll(bar.current));
      },
    },
    item: {
      onPointerEnter: (event: PointerEvent<HTMLDetailsElement>) => {
        const details = event.currentTarget;
        if (event.pointerType === 'mouse')
          later(() => {
            details.open = true;
          });
      },
    },
  };
}

function closeAll(bar: HTMLElement | null): void {
  for (const details of bar?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) details.open = false;
}
