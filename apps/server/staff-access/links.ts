import type { Transaction } from '@eyelet/db/database.ts';
import { replaceStaffLink, type StaffLink } from '@eyelet/db/staff/link.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';

const hour = 60 * 60 * 1000;

/** How long a link is valid, in milliseconds. */
export const linkMs = { invitation: 72 * hour, reset: hour, 'sign-in': hour / 12 } as const satisfies Readonly<
  Record<StaffLink['kind'], number>
>;

/** Creates a link that can be used once; earlier links of the same kind for the person end. */
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

/**
 * The path in the studio of a link. The token is in the fragment, so that it stays out of logs and of the Referer
 * header.
 */
export function invitationPath(token: string): string {
  return `/studio/invitation#token=${token}`;
}
