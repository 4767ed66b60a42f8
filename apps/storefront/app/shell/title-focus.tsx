import { focusTitle } from '@eyelet/ui/layout/focus-title.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the focus moves to the title, so that screen readers and the keyboard start there, as without
 * scripts, and the header is shown again. A page that focuses a field, and one opened with a hash, are left as they
 * are.
 */
export function TitleFocus() {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    delete document.documentElement.dataset.scroll;
    if (hash === '' && !document.activeElement?.matches('main :is(input, select, textarea)')) focusTitle();
  }, [pathname, hash]);
  return null;
}
