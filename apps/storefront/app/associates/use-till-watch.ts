import { isConnected } from '@eyelet/domain/associates/store-session.ts';
import { useEffect } from 'react';
import type { IdentityChange } from '../session/identity.ts';
import { useLocale } from '../shop/locale.ts';
import { signOut } from '../shopper/consumer.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { browserStorage, keep } from '../storage/storage.ts';
import { isTill, tillMark } from './till-mark.ts';

/**
 * Leads to the sign-in for associates when the store session of this browser has ended: signed out, here or in another
 * tab (C2.39), ended by the operator (C4.59), or after hours without activity (C2.41).
 */
export function useTillWatch(): void {
  const { path, header } = useLocale();
  useEffect(() => {
    const { identity } = shopperOf(header).client;
    const watch = (change: IdentityChange) => {
      const wasOpen = isTill() || isConnected(change.before?.storeSession);
      if (isConnected(change.now.storeSession)) keep(browserStorage(), tillMark, 'open');
      else if (wasOpen) {
        browserStorage().removeItem(tillMark);
        if (!isConsumerNow(change)) void leave(change.signedOut, path);
      }
    };
    const now = identity.current();
    if (now) watch({ now, before: undefined, signedOut: false, heard: false });
    return identity.subscribe(watch);
  }, [path, header]);
}

/** Whether a consumer has signed in instead of the associate; they stay on the page. */
function isConsumerNow({ now }: IdentityChange): boolean {
  return now.consumerType !== 'GUEST' && !now.isAssociate;
}

async function leave(signedOut: boolean, path: string): Promise<void> {
  // The session may have ended already; the page is left in any case.
  if (!signedOut) await signOut().catch((error: unknown) => console.warn(error));
  window.location.assign(`/${path}/associate-login`);
}
