import { useDialogs } from '@eyelet/ui/dialogs/dialogs.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useShellData } from '../shop/shop-data.ts';
import { currentShopper } from '../shopper/shopper.ts';

/** Where nobody is to be disturbed: on the way to an order. */
const busy = /\/(cart|checkout|order-confirmation)$/;

/**
 * Asks a visitor whom the network finds in another country which shop he wants (C2.57). Languages alone say nothing of
 * where somebody is, so without that country nobody is asked. What it takes is loaded only for those who are.
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
