import { keep } from '../storage/storage.ts';

type Place = Pick<Storage, 'getItem' | 'setItem'>;

const name = 'eyelet.popups';

/** How many keys are kept; those of pop-ups long gone are dropped. */
const most = 50;

/** The keys of the pop-ups that were dismissed in this browser (B9.28); an unreadable value counts as none. */
export function dismissedPopups(storage: Place): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores that a pop-up was dismissed. */
export function keepDismissed(storage: Place, key: string): void {
  const others = dismissedPopups(storage).filter((other) => other !== key);
  // Where nothing is stored it is shown again on the next visit.
  keep(storage, name, JSON.stringify([...others, key].slice(-most)));
}
