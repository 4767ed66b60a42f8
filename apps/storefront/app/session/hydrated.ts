import { useSyncExternalStore } from 'react';

const nothing = () => () => {};

/** Whether scripts run and the page answers to them; false in what the server writes. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
