import { isConnected } from '@eyelet/domain/associates/store-session.ts';
import { useEffect } from 'react';
import type { IdentityChange } from '../session/identity.ts';
import { useLocale } from '../shop/locale.ts';
import { signOut } from '../shopper/consumer.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { isTill, tillMark } from './till-mark.ts';

/**
 * Leaves for the sign-in of associates when the store session of this browser has ended: signed out, here or in another
 * tab (C2.39), cleared by the operator (C4.59), or after hours without activity (C2.41).
 */
export function useTillWatch(): void {
  const { path, header } = useLocale();
  useEffect(() => {
    const { identity } = shopperOf(header).client;
    const watch = (change: IdentityChange) => {
      const wasOpen = isTill() || isConnected(change.before?.storeSession);
      if (isConnected(change.now.storeSession)) localStorage.setItem(tillMark, 'open');
      else if (wasOpen) {
        localStorage.removeItem(tillMark);
        if (!isConsumerNow(change)) void leave(change.signedOut, path);
      }
    };
    const now = identity.current();
    if (now) watch({ now, before: undefined, signedOut: false, heard: false });
    return identity.subscribe(watch);
  }, [path, header]);
}

/** Whether somebody has signed in as a consumer in place of the associate; they are not sent away. */
function isConsumerNow({ now }: IdentityChange): boolean {
  return now.consumerType !== 'GUEST' && !now.isAssociate;
}

async function leave(signedOut: boolean, path: string): Promise<void> {
  // What has ended cannot be ended again; the page is left in any case.
  if (!signedOut) await signOut().catch((error: unknown) => console.warn(error));
  window.location.assign(`/${path}/associate-login`);
}
