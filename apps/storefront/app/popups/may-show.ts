import { pageAt } from '@eyelet/domain/pages/page-at.ts';
import { pageTypeOf } from '@eyelet/domain/pages/page-type.ts';
import { routeOfPath } from '@eyelet/domain/pages/paths.ts';

const browsing: ReadonlySet<string> = new Set(['home', 'listing', 'search', 'search hub']);

/** Pages for authors. */
const authoring: ReadonlySet<string> = new Set(['cms-preview', 'preview-changes', 'preview-part']);

/**
 * Whether a pop-up may appear on a page: where visitors browse and read; not where they fill in a form, nor beside a
 * product, whose sizes and price it would cover.
 */
export function mayShowPopup(path: string): boolean {
  if (authoring.has(routeOfPath(path).split('/')[1] ?? '')) return false;
  const type = pageTypeOf(path);
  return browsing.has(type) || (type === 'other' && pageAt(path).words === undefined);
}
