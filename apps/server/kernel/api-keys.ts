import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { StaffCaller } from './staff-caller.ts';

/** What every key begins with, so that it is found in files where none should be, and told from the token of a shopper. */
export const apiKeyPrefix = 'eyk_';

/** The key of an outside system that holds. `name` says its name and how it begins. */
export type PresentedKey = Readonly<{
  keyId: string;
  name: string;
  permissions: ReadonlySet<Permission>;
  perMinute: number;
  endsAt: Date;
}>;

export type ApiKeys = Readonly<{
  /** The key of a secret; undefined when there is none, or it has ended. */
  read: (secret: string, now: Date) => Promise<PresentedKey | undefined>;
}>;

/** An outside system as the caller of an operation of the studio: nobody of the staff, who has proven nothing. */
export function callerOfKey({ keyId, name, permissions, endsAt }: PresentedKey): StaffCaller {
  return {
    ...{ keyId, name, permissions, endsAt },
    ...{ staffId: '', sessionId: '', email: '', language: 'en', roles: [], preferences: {}, version: 0 },
    provenAt: new Date(0),
  };
}
