import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

declare module '../kernel/shop.ts' {
  interface Shop {
    /** Encrypts texts that only this installation can decrypt. */
    readonly sealer: Sealer;
  }
}

/** Encrypts small texts; a text that was sealed for one purpose cannot be opened for another. */
export type Sealer = Readonly<{
  seal: (purpose: string, text: string) => string;
  /** The text; undefined if it was sealed for another purpose or has been changed. */
  open: (purpose: string, sealed: string) => string | undefined;
}>;

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function createSealer(secret: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'eyelet sealed texts', 32));
  return {
    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return undefined;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
