import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShellData } from '../shop/shop-data.ts';
import { currentShopper } from '../shopper/shopper.ts';

/** Pages on which the dialog must not interrupt an order. */
const busy = /\/(cart|checkout|order-confirmation|cancel-items)$/;

/**
 * Asks a visitor whose network address is in another country which market they want (C2.57). Languages alone do not say
 * where a visitor is, so without a country the dialog is not shown. Its code is loaded on demand.
 */
export function LocationWatch() {
  const dialogs = useDialogs();
  const shell = useShellData();
  const quiet = busy.test(useLocation().pathname);
  useEffect(() => {
    if (quiet || !shell) return;
    const { client } = currentShopper();
    client.identity
      .ensure()
      .then(async ({ country }) => {
        if (!country || shell.market.shipsTo.includes(country)) return;
        const { askForLocation } = await import('./ask-location.ts');
        askForLocation(dialogs, { country, market: shell.market, choices: shell.choices });
      })
      .catch((error: unknown) => console.warn(error));
  }, [quiet]);
  return null;
}
