import { isConnected } from '@eyelet/domain/associates/store-session.ts';
import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tellRefusal } from '../session/refusals.ts';
import { useLocale } from '../shop/locale.ts';
import { signOut } from './consumer.ts';
import { leavesPage } from './leaves-page.ts';
import { currentShopper } from './shopper.ts';

/**
 * Signs out with scripts; from personal pages it goes to the home page (C2.42 to C2.46). Where a store session ends, the
 * header goes to its sign-in (C2.39).
 */
export function useSignOut(): Readonly<{ busy: boolean; leave: () => Promise<void> }> {
  const say = useSay();
  const { path, tag } = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    leave: async () => {
      if (busy) return;
      setBusy(true);
      try {
        if (isConnected(currentShopper().client.identity.current()?.storeSession)) {
          await signOut();
          return;
        }
        if (leavesPage(pathname)) await navigate(`/${path}`);
        await signOut();
        toasts.show({ title: say('shop.header.signedOut') });
      } catch (error) {
        await tellRefusal(error, tag);
      } finally {
        setBusy(false);
      }
    },
  };
}
