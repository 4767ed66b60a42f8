import {
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Whether this browser supports passkeys and the studio has a domain name: passkeys are not made for IP addresses. */
export function supportsPasskeys(): boolean {
  const { hostname } = window.location;
  const isIpAddress = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return typeof window.PublicKeyCredential === 'function' && !isIpAddress;
}

/** Not errors: the person closed the dialog of the device, or did not answer it in time. */
const cancelErrors: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError']);

async function unlessCancelled<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && cancelErrors.has(error.name)) return undefined;
    throw error;
  }
}

type Options = Readonly<Record<string, unknown>>;

/** Has the device sign a challenge; undefined when the person cancels. */
export async function signWithPasskey(options: Options): Promise<Options | undefined> {
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const answer = await unlessCancelled(() => startAuthentication({ optionsJSON }));
  return answer && { ...answer };
}

/** Has the device create a passkey; undefined when the person cancels. */
export async function createPasskey(options: Options): Promise<Options | undefined> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const answer = await unlessCancelled(() => startRegistration({ optionsJSON }));
  return answer && { ...answer };
}
