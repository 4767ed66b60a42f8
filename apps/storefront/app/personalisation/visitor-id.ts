import { browserStorage } from '../storage/storage.ts';

/** Signing out forgets it; it is stored with targeting consent only. */
const name = 'eyelet.visitor';

let unstored: string | undefined;

/** A random id by which the engine knows a visitor again; without consent it holds for this page alone. */
export function visitorId(mayStore: boolean): string {
  unstored ??= crypto.randomUUID();
  if (!mayStore) return unstored;
  try {
    const stored = browserStorage().getItem(name);
    if (stored && /^[A-Za-z0-9-]{8,60}$/.test(stored)) return stored;
    browserStorage().setItem(name, unstored);
  } catch {
    // Without storage it is another one on the next page.
  }
  return unstored;
}

/** Forgets the visitor, as when they refuse. */
export function forgetVisitor(): void {
  unstored = undefined;
  try {
    browserStorage().removeItem(name);
  } catch {
    // There is nothing to forget.
  }
}
