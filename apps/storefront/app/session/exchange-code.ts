import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { retryToken } from './retry-token.ts';

export type Exchange = Readonly<{ authorizationCode: string; codeVerifier: string; basketId: string | undefined }>;

/** Exchanges the code of a sign-in for a session, and has the guest's cart come along (C4.28, C7.10, C7.13). */
export async function exchangeCode(client: ApiClient, exchange: Exchange): Promise<AuthData> {
  const { basketId, ...code } = exchange;
  const guestObjects = basketId === undefined ? {} : { guestObjects: { basketId } };
  const body = { type: 'Registered', ...code, ...guestObjects, action: 'postLogin' } as const;
  return retryToken(() => client.call(token, { body }));
}
