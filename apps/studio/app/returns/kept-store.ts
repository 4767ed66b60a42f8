import { keepText } from '../storage/keep-text.ts';

const name = 'eyelet-store';

/** The store that this device took something back for last. */
export function keptStore(): string {
  return localStorage.getItem(name) ?? '';
}

/** Keeps it for the next time. */
export function keepStore(storeId: string): void {
  keepText(name, storeId);
}
