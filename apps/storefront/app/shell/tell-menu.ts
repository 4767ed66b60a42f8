/**
 * Tells a tag manager of presses on the menu of wide screens and of sections that are opened on small ones (B7.46, B7.47, B7.51).
 * Without consent there is no list for it. Listens to the document, so that menus carry no script for it; returns a function that
 * ends it.
 */
export function tellMenu(): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('#shop-menu nav a');
      if (link) window.dataLayer?.push({ event: 'nav_click', label: textOf(link), url: link.pathname });
    },
    options,
  );
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || target.name !== 'menu' || !target.open) return;
      window.dataLayer?.push({ event: 'mobile_menu_expand', section: textOf(target.querySelector('summary')) });
    },
    options,
  );
  return () => stop.abort();
}

function textOf(element: Element | null): string {
  return element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}
