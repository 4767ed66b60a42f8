import { toasts } from '@eyelet/ui/toasts/toasts.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tellRefusal } from '../session/refusals.ts';
import { useLocale } from '../shop/locale.ts';
import { signOut } from './consumer.ts';
import { leavesPage } from './leaves-page.ts';

/** Signs out with scripts; from personal pages it goes to the home page (C2.42 to C2.46). */
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
