/** Milliseconds within which an automatic reload is not repeated (C9.01). */
export const reloadGuardMs = 10_000;

const stampKey = 'eyelet.reloaded';

export type ReloadPlace = Readonly<{
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
}>;

/** Reloads the page unless it was reloaded automatically less than ten seconds ago; returns whether it reloads. */
export function reloadGuarded(place: ReloadPlace): boolean {
  const now = place.now();
  const last = Number(place.storage.getItem(stampKey) ?? Number.NaN);
  if (now - last < reloadGuardMs) return false;
  place.storage.setItem(stampKey, String(now));
  place.reload();
  return true;
}
