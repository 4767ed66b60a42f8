export type Viewed = Readonly<{ productId: string; masterId: string }>;

type Place = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'eyelet.viewed';

/** Styles that are remembered; the row shows as many. */
const most = 8;

/** What was looked at before, newest first. Anything unreadable counts as nothing. */
export function recall(storage: Place): readonly Viewed[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one?.productId === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a product in front; one colourway of a style is enough. */
export function remember(storage: Place, viewed: Viewed): void {
  const others = recall(storage).filter((one) => one.masterId !== viewed.masterId);
  try {
    storage.setItem(key, JSON.stringify([viewed, ...others].slice(0, most)));
  } catch {
    // A full or forbidden storage only costs the row.
  }
}
