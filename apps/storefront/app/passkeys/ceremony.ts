/** WebAuthn errors for a ceremony that the user cancelled or that timed out. */
const givenUp: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError']);

/** The outcome of a WebAuthn ceremony. */
export type Ceremony<T> =
  | Readonly<{ kind: 'answered'; answer: T }>
  | Readonly<{ kind: 'given-up' }>
  /** The authenticator has a passkey of this account already. */
  | Readonly<{ kind: 'known' }>;

/** Runs a WebAuthn ceremony; a decision of the user is an outcome, not an error. */
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

/** Whether this browser supports passkeys and the host is a domain name: passkeys do not work on IP addresses. */
export function knowsPasskeys(): boolean {
  const { hostname } = window.location;
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return typeof window.PublicKeyCredential === 'function' && !isNumber;
}
