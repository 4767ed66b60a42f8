import { pageAt } from '@eyelet/domain/pages/page-at.ts';
import { pageTypeOf } from '@eyelet/domain/pages/page-type.ts';

const browsing: ReadonlySet<string> = new Set(['home', 'listing', 'search', 'search hub']);

/**
 * Whether a pop-up may appear on a page: where people look around and read, not where they are filling something in, nor
 * beside a product, whose sizes and price it would cover.
 */
export function mayShowPopup(path: string): boolean {
  const type = pageTypeOf(path);
  return browsing.has(type) || (type === 'other' && pageAt(path).words === undefined);
}
