import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { createCodeVerifier } from './code-verifier.ts';

/**
 * Signs in on the server for a form posted without scripts, by the same calls as the browser: code, token, profile. `proof`
 * is the bot check proof posted with the form, `st` the store token of a till whose link was opened (C7.12).
 */
export function signInOnServer(client: ApiClient, proof: string, st?: string) {
  return async ({ email, password }: Readonly<{ email: string; password: string }>): Promise<Profile> => {
    const { codeVerifier, codeChallenge } = await createCodeVerifier();
    const credentials = { type: 'Registered', username: email, password, recaptcha_response: proof } as const;
    const { authorizationCode } = await client.call(signIn, { body: { ...credentials, codeChallenge } });
    const exchange = { type: 'Registered', authorizationCode, codeVerifier, action: 'postLogin' } as const;
    await client.call(token, { body: { ...exchange, ...(st === undefined ? {} : { st }) } });
    return client.call(readConsumer, {});
  };
}
