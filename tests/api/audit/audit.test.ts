import type { AuditEntry } from '@eyelet/contracts/audit/entry.ts';
import { exportAudit } from '@eyelet/contracts/audit/export.ts';
import { listAudit } from '@eyelet/contracts/audit/list.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import { changeStaffRoles } from '@eyelet/contracts/staff/change-roles.ts';
import { inviteStaff } from '@eyelet/contracts/staff/invite.ts';
import { removeStaff } from '@eyelet/contracts/staff/remove.ts';
import { updateStaffAccount } from '@eyelet/contracts/staff-account/update.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { timedShop } from '@eyelet/testing/timed-shop.ts';
import { beforeEach, expect, test } from 'vitest';
import { someone, target } from '../staff/people.ts';

const running = timedShop();
let owner: TestStaff;
beforeEach(async () => {
  running.later(3600);
  owner = await newStaff(running, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
});

const list = async (query: object) => (await owner.call(listAudit, { query })).rows;

test('a change is recorded by its differences, with browser and correlation id', async () => {
  const author = await newStaff(running, { roles: ['author'] });
  const { version } = author.me;
  await owner.call(changeStaffRoles, {
    ...target(author),
    body: { roles: ['care'], version },
    headers: { 'x-correlation-id': 'call-of-owner' },
  });
  expect((await list({ subjectId: author.me.staffId }))[0]).toEqual({
    entryId: expect.any(Number),
    at: running.now().toISOString(),
    staffId: owner.me.staffId,
    staffName: 'Ada Brink',
    action: 'staff.changeRoles',
    subjectKind: 'staff',
    subjectId: author.me.staffId,
    before: { roles: ['author'] },
    after: { roles: ['care'] },
    network: '127.0.0.1',
    device: 'Firefox, Linux',
    correlationId: 'call-of-owner',
  });
});

test('entries of a deleted member of staff are kept', async () => {
  const author = await newStaff(running, { roles: ['author'] });
  await author.call(updateStaffAccount, { body: { name: 'Bo Lind' } });
  await owner.call(removeStaff, { ...target(author), query: { version: author.me.version + 1 } });
  const [removed, renamed] = await list({ subjectId: author.me.staffId });
  expect(removed).toMatchObject({
    action: 'staff.remove',
    after: null,
    before: { email: author.email, name: 'Bo Lind' },
  });
  expect(renamed).toMatchObject({ action: 'staffAccount.update', staffId: author.me.staffId });
});

test('entries can be neither changed nor removed, by any statement to the database', async () => {
  const { pool } = running.shop.database;
  for (const statement of [`update audit set staff_name = 'nobody'`, 'delete from audit', 'truncate audit']) {
    await expect(pool.query(statement)).rejects.toThrow('what is in the audit stays as it is');
  }
});

test('the audit can be filtered by person, action, subject and time', async () => {
  const from = running.now().toISOString();
  const { staffId } = await owner.call(inviteStaff, { body: someone() });
  running.later(1);
  await owner.call(updateStaffAccount, { body: { name: 'Ona Wern' } });
  const actions = (rows: readonly AuditEntry[]) => rows.map(({ action }) => action);
  const own = { staffId: owner.me.staffId };
  expect(actions(await list(own))).toEqual(['staffAccount.update', 'staff.invite', 'staffAccess.acceptInvitation']);
  expect(actions(await list({ ...own, action: 'staff.invite' }))).toEqual(['staff.invite']);
  expect(actions(await list({ subjectKind: 'staff', subjectId: staffId }))).toEqual(['staff.invite']);
  expect(await list({ ...own, subjectKind: 'role' })).toEqual([]);
  expect(actions(await list({ ...own, from: running.now().toISOString() }))).toEqual(['staffAccount.update']);
  expect(actions(await list({ ...own, from, to: running.now().toISOString() }))).toHaveLength(2);
});

test('the audit is paged, with each entry once', async () => {
  for (let count = 0; count < 7; count += 1) await owner.call(updateStaffAccount, { body: { name: `Name ${count}` } });
  const seen: number[] = [];
  let after: string | undefined;
  do {
    const page = await owner.call(listAudit, { query: { staffId: owner.me.staffId, limit: 3, after } });
    seen.push(...page.rows.map(({ entryId }) => entryId));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(seen).toHaveLength(8);
  expect(seen).toEqual(seen.toSorted((one, other) => other - one));
});

test('the audit is exported as a file without spreadsheet formulas, and the export is recorded as well', async () => {
  await owner.call(updateStaffAccount, { body: { name: '=HYPERLINK("https://evil.example")' } });
  await owner.call(updateStaffAccount, { body: { name: 'Ada "the first", Brink' } });
  const query = { staffId: owner.me.staffId };
  const response = await owner.fetch(running.origin + requestUrl(exportAudit, { query }));
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="audit-2026-11-22.csv"`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const lines = (await response.text()).trim().split('\n');
  expect(lines[0]).toBe(
    'entryId,at,staffId,staffName,action,subjectKind,subjectId,before,after,network,device,correlationId',
  );
  expect(lines).toHaveLength(5);
  expect(lines.some((line) => /,=|^=/.test(line))).toBe(false);
  expect(lines.join('\n')).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect((await list(query))[0]).toMatchObject({ action: 'audit.export', after: query });
});
