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

/** Not errors: the person closed the dialog of the device, or did not answer it in time. */
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

/** Has the device sign a challenge; undefined when the person cancels. */
export async function signWithPasskey(options: Options): Promise<Options | undefined> {
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const answer = await unlessGivenUp(() => startAuthentication({ optionsJSON }));
  return answer && { ...answer };
}

/** Has the device create a passkey; undefined when the person cancels. */
export async function makePasskey(options: Options): Promise<Options | undefined> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const answer = await unlessGivenUp(() => startRegistration({ optionsJSON }));
  return answer && { ...answer };
}
