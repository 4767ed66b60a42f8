import type { ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { wasSignedIn } from '../session/signed-in-mark.ts';
import { previewOfPage } from '../shop/preview-of-page.ts';
import { browserStorage } from '../storage/storage.ts';
import { dismissedPopups, keepDismissed } from './dismissed.ts';
import { mayShowPopup } from './may-show.ts';
import { nextPopup } from './next-popup.ts';
import { PopupView } from './popup-view.tsx';
import { whenFree } from './when-free.ts';

/**
 * The pop-ups of a market, one at a time: the first that was not dismissed. After a dismissal, the next one appears on
 * the next page (B9.29).
 */
export function Popups({ popups }: Readonly<{ popups: readonly ShownPopup[] }>) {
  const { pathname } = useLocation();
  const [popup, setPopup] = useState<ShownPopup>();
  useEffect(() => {
    if (!mayShowPopup(pathname)) return setPopup(undefined);
    return whenFree(() => {
      setPopup(nextPopup(popups, { dismissed: dismissedPopups(browserStorage()), hasAccount: hasAccount() }));
    }, 0);
  }, [popups, pathname]);
  if (!popup) return null;
  return (
    <PopupView
      key={popup.key}
      popup={popup}
      onDone={() => keepDismissed(browserStorage(), popup.key)}
      onDismiss={() => {
        keepDismissed(browserStorage(), popup.key);
        setPopup(undefined);
      }}
    />
  );
}

/** Whether the shopper has an account; in a preview, whether the previewed type of shopper does. */
function hasAccount(): boolean {
  const previewed = previewOfPage()?.previewShopper;
  return previewed === undefined ? wasSignedIn() : previewed !== 'guest';
}
