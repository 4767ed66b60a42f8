import type { Permission } from '@eyelet/contracts/callers/permissions.ts';

/**
 * A staff member who is signed in to the studio, with the current data of the session's row; or an outside system with
 * an API key, which has no person and no session.
 */
export type StaffCaller = Readonly<{
  staffId: string;
  /** The id of the API key, for an outside system. */
  keyId?: string;
  sessionId: string;
  email: string;
  name: string;
  language: 'en' | 'fr' | 'de' | 'it';
  roles: readonly Readonly<{ roleId: string; name: string | null }>[];
  permissions: ReadonlySet<Permission>;
  preferences: Readonly<Record<string, string | number | boolean>>;
  version: number;
  /** When the person last proved their identity. */
  provenAt: Date;
  endsAt: Date;
}>;

/** Sessions of the studio, read from the database at each call, so that ending or changing one takes effect at once. */
export type StaffSessions = Readonly<{
  /** The staff member of a token; undefined if it is invalid or has ended, or if the person may not sign in any more. */
  read: (token: string | undefined, now: Date) => Promise<StaffCaller | undefined>;
}>;
