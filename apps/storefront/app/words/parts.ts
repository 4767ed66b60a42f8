import { pageAt } from '@eyelet/domain/pages/page-at.ts';
import type { PagePart } from '@eyelet/messages/load-messages.ts';

/** From the table of pages, so that a browser loads the words of one page and no others. */
export function partsOf(path: string): readonly PagePart[] {
  return ['page', ...(pageAt(path).words ?? [])];
}
