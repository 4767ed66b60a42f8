import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { StaffCaller } from './staff-caller.ts';

/** The prefix of every key, by which keys are found in files where none should be and distinguished from tokens of shoppers. */
export const apiKeyPrefix = 'eyk_';

/** A valid key of an outside system. `name` is its name and its beginning, for the audit. */
export type PresentedKey = Readonly<{
  keyId: string;
  name: string;
  permissions: ReadonlySet<Permission>;
  perMinute: number;
  endsAt: Date;
}>;

export type ApiKeys = Readonly<{
  /** The key of a secret; undefined for an unknown, expired or revoked one. */
  read: (secret: string, now: Date) => Promise<PresentedKey | undefined>;
}>;

/** An outside system as the caller of an operation of the studio: without a staff id and without proof of identity. */
export function callerOfKey({ keyId, name, permissions, endsAt }: PresentedKey): StaffCaller {
  return {
    ...{ keyId, name, permissions, endsAt },
    ...{ staffId: '', sessionId: '', email: '', language: 'en', roles: [], preferences: {}, version: 0 },
    provenAt: new Date(0),
  };
}
