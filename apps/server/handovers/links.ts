import { isSameSignature, signatureOf } from '../kernel/signature.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly handoverLinks: HandoverLinks;
  }
}

export type HandoverLinks = Readonly<{
  /** The token of a link: a secret with its signature. */
  tokenOf: (secret: string) => string;
  /** The secret of a token that this shop has signed; undefined for others, which cost no query. */
  secretIn: (token: string) => string | undefined;
}>;

/** Signs the links by which carts are handed over. */
export function createHandoverLinks(key: string): HandoverLinks {
  const tokenOf = (secret: string) => `${secret}.${signatureOf(secret, key)}`;
  return {
    tokenOf,
    secretIn(token) {
      const [secret = ''] = token.split('.');
      return isSameSignature(token, tokenOf(secret)) ? secret : undefined;
    },
  };
}
