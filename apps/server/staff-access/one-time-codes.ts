import type { Reader } from '@eyelet/db/database.ts';
import { type StaffCredential, spendCodeStep, spendRecoveryCode } from '@eyelet/db/staff/credential.ts';
import {
  recoveryCodeCount,
  shownRecoveryCode,
  typedOneTimeCode,
  typedRecoveryCode,
} from '@eyelet/domain/staff/recovery-code.ts';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../kernel/context.ts';
import { hashOf } from '../kernel/secrets.ts';
import { shopNameOf } from '../mail/sender.ts';

const period = 30;
const setupMs = 30 * 60 * 1000;
const forCodes = (staffId: string) => `staff codes ${staffId}`;
const forSetup = (staffId: string) => `staff codes setup ${staffId}`;

type Person = Readonly<{ id: string; email: string }>;

/**
 * A new secret for an authenticator app (RFC 6238). The client keeps it sealed until it returns a code made with it.
 */
export function newCodesSetup({ shop, now }: Context, { id, email }: Person) {
  const secret = new Secret({ size: 20 });
  const issuer = `${shopNameOf(shop)} Studio`;
  const uri = new TOTP({ issuer, label: email, secret, algorithm: 'SHA1', digits: 6, period }).toString();
  const content = JSON.stringify({ secret: secret.base32, until: now.getTime() + setupMs });
  return { setup: shop.sealer.seal(forSetup(id), content), secret: secret.base32, uri };
}

/** The secret of a setup that has not expired, plain and as it is stored. */
export function openCodesSetup({ shop, now }: Context, setup: string, staffId: string) {
  const opened = shop.sealer.open(forSetup(staffId), setup);
  if (opened === undefined) return undefined;
  const { secret, until } = JSON.parse(opened) as { secret: string; until: number };
  return until > now.getTime() ? { secret, sealed: shop.sealer.seal(forCodes(staffId), secret) } : undefined;
}

/** The time step of a code, at most one step early or late; undefined for any other code. */
export function stepOfCode(secret: string, typed: string, now: Date): number | undefined {
  const token = typedOneTimeCode(typed);
  if (token === undefined) return undefined;
  const timestamp = now.getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });
  const delta = totp.validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Uses up a one-time code or a recovery code of a person; undefined if it is neither or was used before. */
export async function spendCode(
  db: Reader,
  { staff_id: staffId, code_secret: sealed }: StaffCredential,
  typed: string,
  { shop, now }: Context,
): Promise<'code' | 'recovery-code' | undefined> {
  const recovery = typedRecoveryCode(typed);
  if (recovery !== undefined) {
    return (await spendRecoveryCode(db, staffId, hashOf(recovery), now)) ? 'recovery-code' : undefined;
  }
  const secret = shop.sealer.open(forCodes(staffId), sealed);
  const step = secret === undefined ? undefined : stepOfCode(secret, typed, now);
  return step !== undefined && (await spendCodeStep(db, staffId, step)) ? 'code' : undefined;
}

/** New recovery codes: as they are shown once, and as they are stored. */
export function newRecoveryCodes(): { shown: string[]; hashes: readonly Buffer[] } {
  const plain = Array.from({ length: recoveryCodeCount }, () => new Secret({ size: 10 }).base32);
  return { shown: plain.map(shownRecoveryCode), hashes: plain.map(hashOf) };
}
