import { randomUUID } from 'node:crypto';
import { readStaff } from '@eyelet/contracts/staff/read.ts';
import { acceptInvitation } from '@eyelet/contracts/staff-access/accept-invitation.ts';
import { readInvitation } from '@eyelet/contracts/staff-access/read-invitation.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { codeAt, staffBrowser, staffPassword, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';

/** A person to invite. */
export const someone = () => ({
  email: `${randomUUID()}@staff.example`,
  name: 'Bo Lind',
  language: 'de' as const,
  roles: ['author'],
});

/** The token in the last letter to a recipient. */
export async function tokenSentTo(email: string, { shop }: RunningShop): Promise<string> {
  await announce(shop);
  const { rows } = await shop.database.pool.query<{ text: string }>(
    'select text from mail where recipient = $1 order by created_at desc, id desc limit 1',
    [email],
  );
  return /\/studio\/[\w-]+#token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

/** Accepts an invitation with password and one-time codes. */
export async function accept(token: string, running: RunningShop) {
  const browser = staffBrowser(running.origin);
  const { codes, name } = await browser.call(readInvitation, { body: { token } });
  const code = codeAt(codes.secret, running.shop.clock());
  const { me } = await browser.call(acceptInvitation, {
    body: { token, name, password: staffPassword, setup: codes.setup, code },
  });
  return { ...browser, me, secret: codes.secret };
}

export const target = ({ me }: TestStaff) => ({ params: { staffId: me.staffId } });

/** The current version of a person's row. */
export async function versionOf(staff: TestStaff, by: TestStaff): Promise<number> {
  return (await by.call(readStaff, target(staff))).version;
}
