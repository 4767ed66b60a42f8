import { debounced, type Scrolled, scrolledTo, scrollMost, scrollRest } from './header-state.ts';

/** Marks on the document which way it was scrolled; the style sheet moves the header by it. */
export function followScroll(): void {
  let known: Scrolled = { y: scrollY, way: 'down' };
  const follow = debounced(
    () => {
      known = scrolledTo(scrollY, known);
      document.documentElement.dataset.scroll = known.way;
    },
    scrollRest,
    scrollMost,
  );
  addEventListener('scroll', follow, { passive: true });
  follow();
}
