import type { Factors } from '@eyelet/contracts/staff-account/factors.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { countRecoveryCodes, findStaffCredential } from '@eyelet/db/staff/credential.ts';
import { staffPasskeysOf } from '@eyelet/db/staff/passkey.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';

/** The ways in which a person can sign in. */
export async function factorsOf(db: Reader, staffId: string): Promise<Factors> {
  const credential = await findStaffCredential(db, staffId);
  const passkeys = await staffPasskeysOf(db, staffId);
  return {
    passwordChangedAt: credential?.changed_at.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, staffId),
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      passkeyId: id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
  };
}

/** The members that the audit keeps. */
export function factsOf({ passwordChangedAt, recoveryCodesLeft, passkeys }: Factors): Facts {
  return {
    password: passwordChangedAt !== null,
    recoveryCodes: recoveryCodesLeft,
    passkeys: passkeys.map(({ name }) => name),
  };
}
