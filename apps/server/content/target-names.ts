import type { TargetSort } from '@eyelet/blocks/naming/naming.ts';
import { findKeyedItems } from '@eyelet/db/content/find-keys.ts';
import type { Reader } from '@eyelet/db/database.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { categoryIdOfSlug, productIdOfSlug, storeIdOfSlug } from '@eyelet/domain/pages/paths.ts';
import type { Shop } from '../kernel/shop.ts';
import { itemOf, partsOf } from './target-path.ts';

/** The wording of names, and of what they may be told; by default of all. */
export type Telling = Pick<Market, 'tag' | 'language'> &
  Readonly<{ isTold?: (sort: 'item' | 'product' | 'category', id: string) => boolean }>;

/** What the targets of a document are called in a language, by path or `targetKey`; those that have no name are left out. */
export async function readTargetNames(
  { catalogue }: Pick<Shop, 'catalogue'>,
  db: Reader,
  targets: readonly string[],
  { isTold = () => true, ...wording }: Telling,
): Promise<ReadonlyMap<string, string>> {
  const items = targets.map((target) => ({ target, ...itemNamed(target) }));
  const keys = [...new Set(items.flatMap(({ key }) => key ?? []))];
  const ids = [...new Set(items.flatMap(({ id }) => id ?? []))];
  const found = keys.length + ids.length === 0 ? [] : await findKeyedItems(db, keys, ids);
  const rows = found.filter(({ id }) => isTold('item', id));
  const inWording = <T>(texts: Readonly<Record<string, T>>) =>
    texts[wording.tag] ?? texts[wording.language] ?? texts.en;
  const category = (id: string) =>
    isTold('category', id) ? inWording(catalogue.memory().tree().byId.get(id)?.texts ?? {})?.name : undefined;
  const product = (id: string) => {
    if (!isTold('product', id)) return undefined;
    const style = catalogue.memory().style(id);
    return (catalogue.product(id, wording) ?? (style && inWording(style.texts)))?.name;
  };
  const nameOf = ({ target, kind, key, id }: (typeof items)[number]): string | undefined => {
    if (kind ?? id)
      return rows.find((row) => (id === undefined ? row.kind === kind && row.key === key : row.id === id))?.name;
    const [sort, named = ''] = target.split(/:(.*)/s) as [TargetSort, string?];
    if (sort === 'category') return category(named);
    if (sort === 'product') return product(named);
    const [folder = '', slug = ''] = partsOf(target);
    if (folder === 'c') return category(categoryIdOfSlug(slug) ?? '');
    if (folder === 'p') return product(productIdOfSlug(slug) ?? '');
    return folder === 'stores' ? catalogue.place(storeIdOfSlug(slug) ?? '')?.name : undefined;
  };
  return new Map(
    items.flatMap((one) => {
      const name = nameOf(one);
      return name === undefined ? [] : [[one.target, name] as const];
    }),
  );
}

/** The item of the content that a target is, by its id or its key. */
function itemNamed(target: string): Readonly<{ kind?: string; key?: string; id?: string }> {
  if (target.startsWith('item:')) return { id: target.slice('item:'.length) };
  if (target.startsWith('event:')) return { kind: 'event', key: target.slice('event:'.length) };
  return target.startsWith('/') ? { ...itemOf(target) } : {};
}
