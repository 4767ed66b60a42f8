import {
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Whether this browser knows passkeys, and the studio is reached at a name: keys belong to names, never to numbers. */
export function knowsPasskeys(): boolean {
  const { hostname } = window.location;
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return typeof window.PublicKeyCredential === 'function' && !isNumber;
}

/** What people decide at their device is no error: closed, or let go too long. */
const givenUp: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError']);

async function unlessGivenUp<T>(speak: () => Promise<T>): Promise<T | undefined> {
  try {
    return await speak();
  } catch (error) {
    if (error instanceof Error && givenUp.has(error.name)) return undefined;
    throw error;
  }
}

type Options = Readonly<Record<string, unknown>>;

/** Has the device sign; nothing when it was not wanted after all. */
export async function signWithPasskey(options: Options): Promise<Options | undefined> {
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const answer = await unlessGivenUp(() => startAuthentication({ optionsJSON }));
  return answer && { ...answer };
}

/** Has the device make a passkey; nothing when it was not wanted after all. */
export async function makePasskey(options: Options): Promise<Options | undefined> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const answer = await unlessGivenUp(() => startRegistration({ optionsJSON }));
  return answer && { ...answer };
}
