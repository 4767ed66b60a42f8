import { allows, type Category, type Choice, storedChoice } from '@eyelet/domain/consent/consent.ts';
import type { Region } from '@eyelet/domain/markets/market.ts';
import { useSyncExternalStore } from 'react';

/** Not among the names that signing out forgets: a refusal holds for whoever uses this browser. */
const name = 'eyelet-consent';

const listeners = new Set<() => void>();

/** The choice of a browser that does not store anything; it holds until the page is left. */
let unstored: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(name) ?? unstored;
  } catch {
    return unstored;
  }
}

/** What the visitor has decided in this browser; undefined before. */
export function currentChoice(): Choice | undefined {
  return storedChoice(read());
}

/** Whether a category is on for the visitor, by choice or by the default of the region. */
export function isAllowed(category: Category, region: Region): boolean {
  return allows(category, currentChoice(), region);
}

/** Stores the choice of the visitor. */
export function choose(choice: Choice): void {
  unstored = JSON.stringify(choice);
  try {
    localStorage.setItem(name, unstored);
  } catch {
    // It holds for this page, and is asked for again on the next one.
  }
  for (const listen of listeners) listen();
}

/** Calls back after each choice, also one of another tab. Returns a function that ends it. */
export function watchChoice(listen: () => void): () => void {
  const heard = (event: StorageEvent) => event.key === name && listen();
  listeners.add(listen);
  addEventListener('storage', heard);
  return () => {
    listeners.delete(listen);
    removeEventListener('storage', heard);
  };
}

/** Whether the visitor has decided. */
export function useHasChosen(): boolean {
  return useSyncExternalStore(
    watchChoice,
    () => currentChoice() !== undefined,
    () => true,
  );
}
