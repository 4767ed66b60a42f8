/** Errors of WebAuthn that come about when somebody changes his mind, or waits too long. */
const givenUp: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError']);

/** What a visit to the authenticator came to. */
export type Ceremony<T> =
  | Readonly<{ kind: 'answered'; answer: T }>
  | Readonly<{ kind: 'given-up' }>
  /** The authenticator has a passkey of this account already. */
  | Readonly<{ kind: 'known' }>;

/** Has the browser speak with an authenticator; what people decide there is no error. */
export async function ceremonyOf<T>(speak: () => Promise<T>): Promise<Ceremony<T>> {
  try {
    return { kind: 'answered', answer: await speak() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (givenUp.has(name)) return { kind: 'given-up' };
    if (name === 'InvalidStateError') return { kind: 'known' };
    throw error;
  }
}

/** Whether this browser knows passkeys, and the shop is reached at a name: keys belong to names, never to numbers. */
export function knowsPasskeys(): boolean {
  const { hostname } = window.location;
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return typeof window.PublicKeyCredential === 'function' && !isNumber;
}
