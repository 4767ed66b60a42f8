import { spendProof } from '@eyelet/db/bot-check/spent-proof.ts';
import type { Database } from '@eyelet/db/database.ts';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { BotCheck } from '../kernel/bot-check.ts';
import { hashOf } from '../kernel/secrets.ts';
import type { FormProofs } from './form-proof.ts';

const goodMs = 10 * 60 * 1000;

export type AltchaOptions = Readonly<{
  database: Database;
  secret: string;
  /** The largest number that a browser may have to try; on average it tries half of them. */
  maxNumber: number;
  forms: FormProofs;
}>;

/** Proof of work by the ALTCHA protocol: puzzles signed by the shop, valid once and for ten minutes. */
export function createAltcha({ database, secret, maxNumber, forms }: AltchaOptions): BotCheck {
  async function verifyPuzzle(proof: string, now: Date): Promise<Date | undefined> {
    try {
      // The library compares with its own clock; the shop's clock decides.
      if (!(await verifySolution(proof, secret, false))) return undefined;
      const expires = new Date(Number(extractParams(proof).expires) * 1000);
      return expires.getTime() > now.getTime() ? expires : undefined;
    } catch {
      return undefined;
    }
  }
  return {
    hosts: [],
    async verify(proof, { address, now, subject }) {
      const isForm = proof.startsWith('form.');
      const expires = isForm ? forms.check(proof, address, now) : await verifyPuzzle(proof, now);
      return expires !== undefined && spendProof(database.db, hashOf(identityOf(proof, isForm)), subject, expires);
    },
    async challenge(now) {
      const expires = new Date(now.getTime() + goodMs);
      const puzzle = await createChallenge({ hmacKey: secret, maxNumber, expires });
      return { kind: 'altcha', puzzle: { ...puzzle, maxnumber: maxNumber } };
    },
    formProof: forms.make,
  };
}

/** The identity of a proof: the signature of its puzzle, so that encoding a solution differently gives no second proof. */
function identityOf(proof: string, isForm: boolean): string {
  if (isForm) return proof;
  return (JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as { signature: string }).signature;
}
