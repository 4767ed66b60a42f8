import { useEffect } from 'react';
import { currentShopper } from './shopper.ts';

/**
 * Renews the identity when a page was rendered for a guest while the browser believes a consumer is signed in: the
 * session has ended.
 */
export function useServedAs(signedIn: boolean): void {
  useEffect(() => {
    const { identity } = currentShopper().client;
    const who = identity.current();
    if (!signedIn && who && who.consumerType !== 'GUEST')
      identity.renew().catch((error: unknown) => console.warn(error));
  }, [signedIn]);
}
