import { keep } from '../storage/storage.ts';

/** Milliseconds within which an automatic reload is not repeated (C9.01). */
export const reloadGuardMs = 10_000;

const stampKey = 'eyelet.reloaded';

export type ReloadPlace = Readonly<{
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
}>;

/** Reloads the page unless it was reloaded automatically less than ten seconds ago, or cannot keep when; returns whether it reloads. */
export function reloadGuarded(place: ReloadPlace): boolean {
  const now = place.now();
  const last = Number(place.storage.getItem(stampKey) ?? Number.NaN);
  if (now - last < reloadGuardMs) return false;
  // Where nothing is stored a page that reloads itself would do so for ever.
  if (!keep(place.storage, stampKey, String(now))) return false;
  place.reload();
  return true;
}
