import { findKeyedItems, type KeyedItem } from '@eyelet/db/content/find-keys.ts';
import type { Reader } from '@eyelet/db/database.ts';
import type { TargetKind } from '@eyelet/domain/content/checklist/facts.ts';
import type { Known } from '@eyelet/domain/content/checklist/findings-of.ts';
import { defaultMarket, markets } from '@eyelet/domain/markets/markets.ts';
import {
  categoryIdOfSlug,
  productIdOfSlug,
  storeIdOfSlug,
  targetOfAlternativePath,
} from '@eyelet/domain/pages/paths.ts';
import type { Shop } from '../../kernel/shop.ts';
import { itemOf, partsOf } from '../target-path.ts';

type State = ReturnType<Known['target']>;
export type Target = Readonly<{ kind: TargetKind; target: string }>;
type Parts = Pick<Shop, 'catalogue'>;

/** Whether the targets of a document's links exist at an instant; items of the content are read in one statement. */
export async function knownTargets(
  { catalogue }: Parts,
  db: Reader,
  targets: readonly Target[],
  moment: number,
): Promise<Known['target']> {
  const keys = targets.flatMap(({ kind, target }) => (kind === 'path' ? (itemOf(target)?.key ?? []) : []));
  const ids = targets.flatMap(({ kind, target }) => (kind === 'item' ? [target] : []));
  const rows = keys.length + ids.length === 0 ? [] : await findKeyedItems(db, [...new Set(keys)], [...new Set(ids)]);

  const stateOf = (row: KeyedItem | undefined): State => {
    if (!row || row.isArchived) return 'gone';
    const isShown = markets.some(({ locale }) => catalogue.content.findById(row.id, { locale, moment }));
    return isShown ? 'there' : 'later';
  };
  const product = (id: string): State => (catalogue.product(id, defaultMarket) ? 'there' : 'gone');
  const isPartOfProduct = (id: string): boolean =>
    catalogue.memory().style(id) !== undefined || catalogue.memory().sku(id) !== undefined;
  const category = (id: string): State => (catalogue.memory().tree().byId.has(id) ? 'there' : 'gone');

  function path(target: string): State {
    const [first = '', slug = ''] = partsOf(target);
    const other = targetOfAlternativePath(slug === '' ? first : slug);
    if (first === 'p') return product(productIdOfSlug(slug) ?? other?.id ?? '');
    if (first === 'c') return category(categoryIdOfSlug(slug) ?? other?.id ?? '');
    if (first === 'stores') return catalogue.place(storeIdOfSlug(slug) ?? '')?.kind === 'store' ? 'there' : 'gone';
    const item = itemOf(target);
    if (!item) return 'there';
    return stateOf(rows.find((row) => row.kind === item.kind && row.key === item.key));
  }

  return (kind, target) => {
    if (kind === 'product') return product(target) === 'there' || isPartOfProduct(target) ? 'there' : 'gone';
    if (kind === 'category') return category(target);
    if (kind === 'item') return stateOf(rows.find(({ id }) => id === target));
    return kind === 'path' ? path(target) : 'there';
  };
}
