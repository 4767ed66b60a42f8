const key = 'eyelet.signed-in';

/** Whether somebody was signed in on the page that this tab showed before. */
export function wasSignedIn(): boolean {
  return sessionStorage.getItem(key) !== null;
}

/** Remembers for the tab, beyond a reload, that somebody is signed in; nothing of who it is. */
export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) sessionStorage.setItem(key, 'true');
  else sessionStorage.removeItem(key);
}

/** State of a navigation that follows a sign-in. */
export const afterSignIn = { signedIn: true } as const;
