import { tellUnanswered } from '@eyelet/ui/toasts/tell-unanswered.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/** Every page asks the shop for its data, so without a connection none but another part of this one can be shown. */
const leaves: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !navigator.onLine &&
  // Its order is placed: the page that shows it comes by itself once there is a connection.
  !nextLocation.pathname.endsWith('/order-confirmation') &&
  currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search;

/** Keeps the page while there is no connection, and says so: a page whose script cannot be fetched would be the browser's own. */
export function OfflineHold() {
  const say = useSay();
  const blocker = useBlocker(leaves);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    tellUnanswered(say);
  }, [blocker, say]);
  return null;
}
