import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { readConsumer } from '@eyelet/contracts/consumer/operations.ts';
import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';

/**
 * Signs in while a page is made, where no script runs, by the same calls as in the browser: code, token, profile. `proof`
 * came with the form and shows that a person has sent it.
 */
export function signInOnServer(client: ApiClient, proof: string) {
  return async ({ email, password }: Readonly<{ email: string; password: string }>): Promise<Profile> => {
    const codeVerifier = encode(crypto.getRandomValues(new Uint8Array(32)));
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
    const { authorizationCode } = await client.call(signIn, {
      body: {
        type: 'Registered',
        username: email,
        password,
        codeChallenge: encode(new Uint8Array(digest)),
        recaptcha_response: proof,
      },
    });
    await client.call(token, { body: { type: 'Registered', authorizationCode, codeVerifier, action: 'postLogin' } });
    return client.call(readConsumer, {});
  };
}

/** Base64url without padding (RFC 7636). */
function encode(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
