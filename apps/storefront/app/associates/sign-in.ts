import { signInAssociate } from '@eyelet/contracts/auth/sign-in-associate.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { createCodeVerifier } from '../session/code-verifier.ts';

export type Associate = Readonly<{ storeId: string; storeEmployeeId: string; password: string }>;

/** Opens a store session for the visitor of a page: agent login, code, token (C2.41). Throws refusals of these calls. */
export async function openStoreSession(client: ApiClient, associate: Associate): Promise<void> {
  const { codeVerifier, codeChallenge } = await createCodeVerifier();
  const { authorizationCode } = await client.call(signInAssociate, { body: { ...associate, codeChallenge } });
  await client.call(token, { body: { type: 'Registered', authorizationCode, codeVerifier, action: 'postLogin' } });
}
