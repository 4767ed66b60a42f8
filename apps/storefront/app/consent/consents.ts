import { allows, type Category, type Choice, storedChoice } from '@eyelet/domain/consent/consent.ts';
import type { Region } from '@eyelet/domain/markets/market.ts';

/** Not among the names that signing out forgets: a refusal holds for whoever uses this browser. */
export const choiceName = 'eyelet-consent';

/** What the browser stores; a choice that it does not store is with the page until that is left. */
function read(): string | null {
  const ofPage = document.documentElement.dataset.consent ?? null;
  try {
    return localStorage.getItem(choiceName) ?? ofPage;
  } catch {
    return ofPage;
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

/** Stores the choice of the visitor, as the script of the question does (`ask-early.ts`). */
export function choose(choice: Choice): void {
  const text = JSON.stringify(choice);
  document.documentElement.dataset.consent = text;
  try {
    localStorage.setItem(choiceName, text);
  } catch {
    // It holds for this page, and is asked for again on the next one.
  }
  dispatchEvent(new StorageEvent('storage', { key: choiceName }));
}

/** Calls back after each choice, also one of another tab. Returns a function that ends it. */
export function watchChoice(listen: () => void): () => void {
  const heard = (event: StorageEvent) => event.key === choiceName && listen();
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
