import type { Subject } from '../subject.ts';
import type { FilterBy } from './schema.ts';

/**
 * Whether the page is about one of the list, or about one that is not on it (B2.2.56, B2.2.57). On a page about neither a
 * product nor a category there is nothing to compare, so neither list fits.
 */
export function fits({ variant, operator, filterBy }: Omit<FilterBy, 'components'>, subject: Subject): boolean {
  const ids = variant === 'bySku' ? subject.product?.ids : subject.category && [subject.category.id];
  if (!ids) return false;
  return ids.some((id) => filterBy.includes(id)) === (operator === 'IN');
}
