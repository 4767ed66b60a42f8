import { pageAt } from './page-at.ts';
import type { PageType } from './pages.ts';

/** The type of a page from its path (C2.01 to C2.11); both forms of product and category paths count. */
export function pageTypeOf(path: string): PageType {
  const [locale = ''] = path.split('/').filter(Boolean);
  if (!/^[a-z]{2}-[a-z]{2}$/.test(locale)) return 'other';
  if (path.includes('/p/') || /-p[A-Z0-9]{8,11}$/.test(path)) return 'product detail';
  if (path.includes('/c/') || /-c\d{4,6}$/.test(path)) return 'listing';
  return pageAt(path).type ?? 'other';
}
