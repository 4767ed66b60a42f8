import { pageAt } from '@eyelet/domain/pages/page-at.ts';
import type { PagePart } from '@eyelet/messages/load-messages.ts';

/** The message parts that a page needs, by its path. */
export function partsOf(path: string): readonly PagePart[] {
  return ['page', ...(pageAt(path).words ?? [])];
}
