import { keep } from '../storage/storage.ts';

export type Viewed = Readonly<{ productId: string; masterId: string }>;

type Place = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'eyelet.viewed';

/** Most styles to remember, which is also the length of the row. */
const most = 8;

/** The recently viewed products, newest first. Unreadable content counts as empty. */
export function recall(storage: Place): readonly Viewed[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one?.productId === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a product first; only one colourway per style is kept. */
export function remember(storage: Place, viewed: Viewed): void {
  const others = recall(storage).filter((one) => one.masterId !== viewed.masterId);
  // Where nothing is stored the row is not shown.
  keep(storage, key, JSON.stringify([viewed, ...others].slice(0, most)));
}
