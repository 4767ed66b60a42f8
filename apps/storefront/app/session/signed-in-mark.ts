import { keep, tabStorage } from '../storage/storage.ts';

const key = 'eyelet.signed-in';

/** Whether the shopper was signed in on the previous page of this tab. */
export function wasSignedIn(): boolean {
  return tabStorage().getItem(key) !== null;
}

/** Remembers for this tab, across reloads, whether the shopper is signed in, but not who it is. */
export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) keep(tabStorage(), key, 'true');
  else tabStorage().removeItem(key);
}

/** The state of the navigation after a sign-in. */
export const afterSignIn = { signedIn: true } as const;
