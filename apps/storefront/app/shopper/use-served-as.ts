import { useEffect } from 'react';
import { currentShopper } from './shopper.ts';

/** Asks anew who calls where a page was served to a guest while the browser takes itself for a consumer: his session has ended. */
export function useServedAs(signedIn: boolean): void {
  useEffect(() => {
    const { identity } = currentShopper().client;
    const who = identity.current();
    if (!signedIn && who && who.consumerType !== 'GUEST')
      identity.renew().catch((error: unknown) => console.warn(error));
  }, [signedIn]);
}
