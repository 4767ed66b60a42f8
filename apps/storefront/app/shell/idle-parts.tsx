import { useEffect } from 'react';
import { ConsentHost } from '../consent/consent-host.tsx';
import { isAllowed } from '../consent/consents.ts';
import { tellPromotions } from '../content/tell-promotions.ts';
import { LinkedDialogs } from '../dialogs/linked-dialogs.tsx';
import { sendTiming } from '../performance/send-timing.ts';
import { VisitorHost } from '../personalisation/visitor-host.tsx';
import { PopupHost } from '../popups/popup-host.tsx';
import type { ShellData } from '../shop/read-shell.ts';
import { OwnPricesWatch } from '../shopper/own-prices-watch.tsx';
import { LocationWatch } from '../stores/location-watch.tsx';
import { tellMenu } from './tell-menu.ts';

/** Consent comes first: what the others tell a tag manager depends on it. */
export function IdleParts({ shell }: Readonly<{ shell: ShellData }>) {
  const { region } = shell.market;
  useEffect(tellMenu, []);
  useEffect(tellPromotions, []);
  useEffect(() => sendTiming(() => isAllowed('C0002', region)), [region]);
  return (
    <>
      <ConsentHost />
      <LinkedDialogs />
      <VisitorHost shell={shell} />
      <LocationWatch />
      <OwnPricesWatch />
      <PopupHost popups={shell.popups} />
    </>
  );
}
