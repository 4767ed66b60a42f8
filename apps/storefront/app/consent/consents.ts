import { allows, type Category, type Choice, storedChoice } from '@eyelet/domain/consent/consent.ts';
import type { Region } from '@eyelet/domain/markets/market.ts';
import { browserStorage } from '../storage/storage.ts';

/** Not among the names that signing out forgets: a refusal holds for whoever uses this browser. */
export const choiceName = 'eyelet-consent';

/** Browsers with a broken storage refuse to read, too. */
function stored(): string | null {
  try {
    return browserStorage().getItem(choiceName);
  } catch {
    return null;
  }
}

/**
 * What the visitor has decided in this browser; undefined before. An answer that the browser did not store is with the page until that
 * is left, and counts before what is stored: the script of the question removes it as soon as something is (`ask-early.ts`).
 */
export function currentChoice(): Choice | undefined {
  return storedChoice(document.documentElement.dataset.consent ?? null) ?? storedChoice(stored());
}

/** Whether a category is on for the visitor, by choice or by the default of the region. */
export function isAllowed(category: Category, region: Region): boolean {
  return allows(category, currentChoice(), region);
}

/** Stores the choice of the visitor, as the script of the question does (`ask-early.ts`). */
export function choose(choice: Choice): void {
  const text = JSON.stringify(choice);
  document.documentElement.dataset.consent = text;
  store(text);
  dispatchEvent(new StorageEvent('storage', { key: choiceName }));
}

function store(text: string): void {
  try {
    browserStorage().setItem(choiceName, text);
  } catch {
    // It holds for this page, and is asked for again on the next one: an earlier answer must not count any more.
    try {
      browserStorage().removeItem(choiceName);
    } catch {}
  }
}

/** Calls back after each choice, also one of another tab, and when everything stored is cleared. Returns a function that ends it. */
export function watchChoice(listen: () => void): () => void {
  const heard = ({ key }: StorageEvent) => (key === choiceName || key === null) && listen();
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
