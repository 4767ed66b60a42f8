import type { Permission } from '@eyelet/contracts/callers/permissions.ts';

/** Somebody of the staff who is signed in to the studio, as the session's row says now. */
export type StaffCaller = Readonly<{
  staffId: string;
  sessionId: string;
  email: string;
  name: string;
  language: 'en' | 'fr' | 'de' | 'it';
  roles: readonly Readonly<{ roleId: string; name: string | null }>[];
  permissions: ReadonlySet<Permission>;
  preferences: Readonly<Record<string, string | number | boolean>>;
  version: number;
  /** When that person has last shown who it is. */
  provenAt: Date;
  endsAt: Date;
}>;

/** Sessions of the studio, read from the database with each call, so that what ends or changes does so at once. */
export type StaffSessions = Readonly<{
  /** Whose session a token is; undefined when it is none, has ended, or its person may not sign in any more. */
  read: (token: string | undefined, now: Date) => Promise<StaffCaller | undefined>;
}>;
