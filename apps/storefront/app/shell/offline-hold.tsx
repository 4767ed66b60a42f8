import { tellUnanswered } from '@eyelet/ui/toasts/tell-unanswered.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useCallback, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';

/** Every page needs data of the server, so without a connection only a hash of the same page can be shown. */
const leaves: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !navigator.onLine &&
  // The order is placed; its page reloads by itself once there is a connection.
  !nextLocation.pathname.endsWith('/order-confirmation') &&
  currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search;

/**
 * Blocks navigation without a connection, with a message: a page whose script cannot be loaded would end in the
 * browser's error page.
 */
export function OfflineHold() {
  const say = useSay();
  // The message is shown at once: the state of the blocker may wait for scripts that need the connection.
  const hold = useCallback<BlockerFunction>(
    (locations) => {
      const isHeld = leaves(locations);
      if (isHeld) tellUnanswered(say);
      return isHeld;
    },
    [say],
  );
  const blocker = useBlocker(hold);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return null;
}
