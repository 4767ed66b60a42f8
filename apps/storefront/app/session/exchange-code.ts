import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';

/** Time before a token call that met another one is tried a second and last time (C7.14, C9.05). */
export const exchangeDelayMs = 2000;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export type Exchange = Readonly<{ authorizationCode: string; codeVerifier: string; basketId: string | undefined }>;

/** Exchanges the code of a sign-in for a session, and has the guest's cart come along (C4.28, C7.10, C7.13). */
export async function exchangeCode(client: ApiClient, exchange: Exchange): Promise<AuthData> {
  const { basketId, ...code } = exchange;
  const guestObjects = basketId === undefined ? {} : { guestObjects: { basketId } };
  const call = () =>
    client.call(token, { body: { type: 'Registered', ...code, ...guestObjects, action: 'postLogin' } });
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    await wait(exchangeDelayMs);
    return call();
  }
}
