import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { retryToken } from './retry-token.ts';

export type Exchange = Readonly<{
  authorizationCode: string;
  codeVerifier: string;
  /** Ids of the guest's cart and lists, as far as this browser knows them. */
  basketId: string | undefined;
  favoriteId?: string | null;
  saveForLaterId?: string | null;
  favStoreId?: string | undefined;
  /** The store token of the store session, if one is open (C7.12). */
  st?: string | undefined;
}>;

/** Exchanges the code of a sign-in for a session that takes over the guest's cart and lists (C4.28, C7.10, C7.13). */
export async function exchangeCode(client: ApiClient, exchange: Exchange): Promise<AuthData> {
  const { authorizationCode, codeVerifier, st, ...known } = exchange;
  const named = Object.entries(known).filter(([, id]) => typeof id === 'string');
  const guestObjects = named.length > 0 ? { guestObjects: Object.fromEntries(named) } : {};
  const body = {
    type: 'Registered',
    authorizationCode,
    codeVerifier,
    ...guestObjects,
    ...(st === undefined ? {} : { st }),
    action: 'postLogin',
  } as const;
  return retryToken(() => client.call(token, { body }));
}
