import type { StoreSession } from '@eyelet/contracts/auth/auth.ts';
import { isConnected } from '@eyelet/domain/associates/store-session.ts';
import { useEffect, useState } from 'react';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from './shopper.ts';

/** The store session of this browser; undefined before the first token and for everybody but a connected associate. */
export function useStoreSession(): StoreSession | undefined {
  const { header } = useLocale();
  const [session, setSession] = useState<StoreSession>();
  useEffect(() => {
    const { identity } = shopperOf(header).client;
    const learn = () => {
      const known = identity.current()?.storeSession;
      setSession(isConnected(known) ? known : undefined);
    };
    learn();
    return identity.subscribe(learn);
  }, [header]);
  return session;
}
