import { focusTitle } from '@eyelet/ui/layout/focus-title.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Another page begins at its title, as it does without scripts, so that it is read out and the keyboard goes on from there. A page
 * that begins in a field, and one that was asked for by an anchor, are left as they are.
 */
export function TitleFocus() {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash === '' && !document.activeElement?.matches('main :is(input, select, textarea)')) focusTitle();
  }, [pathname, hash]);
  return null;
}
