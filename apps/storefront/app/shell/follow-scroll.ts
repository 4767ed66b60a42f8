import { debounced, type Scrolled, scrolledTo, scrollMost, scrollRest } from './header-state.ts';

/** Marks the scroll direction on the document; the style sheet moves the header by it. */
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
