import { isSameSignature, signatureOf } from '../kernel/signature.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly registrationLinks: RegistrationLinks;
  }
}

export type RegistrationLinks = Readonly<{
  /** The token that opens this registration only. */
  tokenOf: (registrationId: string) => string;
  opens: (token: string, registrationId: string) => boolean;
}>;

/** Signs the links in letters that open a registration without a session. */
export function createRegistrationLinks(secret: string): RegistrationLinks {
  const tokenOf = (registrationId: string) => signatureOf(registrationId, secret);
  return {
    tokenOf,
    opens: (token, registrationId) => isSameSignature(token, tokenOf(registrationId)),
  };
}
