import { type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds; long enough that moving the pointer across the bar opens nothing. */
const hoverDelay = 120;

// There is one pointer, so what it is about to do outlives the rendering in which it began.
let timer: ReturnType<typeof setTimeout> | undefined;

/** Opens sections of a bar on hover and closes them on Escape, on leaving, and on navigation. */
export function useOpenSection(bar: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const begun = useRef(pathname);
  useEffect(() => {
    // A section that was opened before the script had loaded stays open.
    if (begun.current !== pathname) closeAll(bar.current);
    begun.current = pathname;
  }, [pathname, bar]);

  const later = (run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, hoverDelay);
  };
  const closeLater = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') later(() => closeAll(bar.current));
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
      onPointerLeave: closeLater,
      onPointerEnter: () => clearTimeout(timer),
    },
    /** Props of an entry without a section: hovering it closes the open section. */
    link: { onPointerEnter: closeLater },
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
