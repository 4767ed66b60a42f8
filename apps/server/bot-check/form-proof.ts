import { randomBytes } from 'node:crypto';
import { cacheOf } from '../kernel/cache-of.ts';
import { networkOf } from '../kernel/network-of.ts';
import { isSameSignature, signatureOf } from '../kernel/signature.ts';

const longestMs = 60 * 60 * 1000;
const prefix = 'form';

export type FormProofOptions = Readonly<{
  secret: string;
  minimumAgeMs: number;
  /** Form proofs that one address may use within a minute. */
  perMinute: number;
}>;

export type FormProofs = Readonly<{
  make: (now: Date) => string;
  /**
   * When a valid proof expires: genuine, neither too fresh nor too old, and within the limit of its address; else
   * undefined.
   */
  check: (proof: string, address: string, now: Date) => Date | undefined;
}>;

/**
 * Proofs for visitors without scripts: signed by the shop, in a form that was rendered a moment ago. As a program can
 * fetch a page too, an address may use only a few per minute.
 */
export function createFormProofs({ secret, minimumAgeMs, perMinute }: FormProofOptions): FormProofs {
  const uses = cacheOf<{ count: number; until: number }>(50_000);
  const sign = (text: string) => signatureOf(text, secret);

  function isOneOfFew(visitor: string, now: number): boolean {
    const known = uses.get(visitor);
    const window = known && known.until > now ? known : { count: 0, until: now + 60_000 };
    uses.set(visitor, { ...window, count: window.count + 1 });
    return window.count < perMinute;
  }

  return {
    make(now) {
      const text = `${prefix}.${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },
    check(proof, address, now) {
      const cut = proof.lastIndexOf('.');
      const text = proof.slice(0, cut);
      const [kind, time = ''] = text.split('.');
      if (kind !== prefix || !isSameSignature(proof.slice(cut + 1), sign(text))) return undefined;
      const made = Number.parseInt(time, 36);
      const age = now.getTime() - made;
      if (age < minimumAgeMs || age > longestMs || !isOneOfFew(networkOf(address), now.getTime())) return undefined;
      return new Date(made + longestMs);
    },
  };
}
