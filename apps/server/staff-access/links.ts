import type { Transaction } from '@eyelet/db/database.ts';
import { replaceStaffLink, type StaffLink } from '@eyelet/db/staff/link.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';

const hour = 60 * 60 * 1000;

/** Milliseconds that a link is good for. */
export const linkMs = { invitation: 72 * hour, reset: hour, 'sign-in': hour / 12 } as const satisfies Readonly<
  Record<StaffLink['kind'], number>
>;

/** Makes a link that is good once; those of its kind that the person had before are good no more. */
export async function newStaffLink(
  tx: Transaction<Tables>,
  kind: 'invitation' | 'reset',
  staffId: string,
  now: Date,
): Promise<string> {
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + linkMs[kind]);
  await replaceStaffLink(tx, {
    token_hash: hashOf(token),
    kind,
    staff_id: staffId,
    created_at: now,
    expires_at: expiresAt,
  });
  return token;
}

/** Where in the studio a link leads. Behind the hash sign, a secret stays out of logs and of referrers. */
export function invitationPath(token: string): string {
  return `/studio/invitation#token=${token}`;
}
