/** The PKCE verifier, a secret of this browser, and its challenge, which the server gets first (RFC 7636). */
export type CodeVerifier = Readonly<{ codeVerifier: string; codeChallenge: string }>;

/** Creates a verifier of 32 random bytes and its challenge, SHA-256 in base64url without padding. */
export async function createCodeVerifier(): Promise<CodeVerifier> {
  const codeVerifier = encode(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  return { codeVerifier, codeChallenge: encode(new Uint8Array(digest)) };
}

function encode(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
