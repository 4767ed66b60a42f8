import { changeStaffRoles } from '@eyelet/contracts/staff/change-roles.ts';
import { listStaff } from '@eyelet/contracts/staff/list.ts';
import { readStaff } from '@eyelet/contracts/staff/read.ts';
import { removeStaff } from '@eyelet/contracts/staff/remove.ts';
import { resetStaffFactors } from '@eyelet/contracts/staff/reset-factors.ts';
import { resumeStaff } from '@eyelet/contracts/staff/resume.ts';
import { suspendStaff } from '@eyelet/contracts/staff/suspend.ts';
import { readStaffAccount } from '@eyelet/contracts/staff-account/read.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, signInAsStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import { timedShop } from '@eyelet/testing/timed-shop.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { accept, target, tokenSentTo, versionOf } from './people.ts';

const running = timedShop();
let owner: TestStaff;
let administrator: TestStaff;
beforeEach(async () => {
  running.later(60);
  owner = await newStaff(running, { name: 'Ona Wern' });
  administrator = await newStaff(running, { roles: ['administrator'] });
});

describe('a change', () => {
  test('of roles takes effect with the next call', async () => {
    const author = await newStaff(running, { roles: ['author'] });
    expect(await refusalOf(author.call(listStaff, {}))).toBe('STF403');
    const changed = await owner.call(changeStaffRoles, {
      ...target(author),
      body: { roles: ['administrator'], version: await versionOf(author, owner) },
    });
    expect(changed.roles).toEqual(['administrator']);
    expect((await author.call(listStaff, {})).rows.length).toBeGreaterThan(1);
  });

  test('of an outdated version is refused with the current one, and can be repeated', async () => {
    const author = await newStaff(running, { roles: ['author'] });
    const version = await versionOf(author, owner);
    const change = (roles: string[]) => ({ ...target(author), body: { roles, version } });
    const first = await owner.call(changeStaffRoles, change(['publisher']));
    expect(await owner.call(changeStaffRoles, change(['publisher']))).toEqual(first);
    const refused = await detailOf(administrator.call(changeStaffRoles, change(['care'])));
    expect(refused).toMatchObject({ status: 409, errorId: 'STF409', current: first });
  });

  test('of two at once, one is refused', async () => {
    const author = await newStaff(running, { roles: ['author'] });
    const version = await versionOf(author, owner);
    const done = await Promise.allSettled(
      ['care', 'finance'].map((role) =>
        owner.call(changeStaffRoles, { ...target(author), body: { roles: [role], version } }),
      ),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('suspends a person during a session and reactivates them', async () => {
    const author = await newStaff(running, { roles: ['author'] });
    const version = await versionOf(author, owner);
    const suspended = await owner.call(suspendStaff, { ...target(author), body: { version } });
    expect(suspended.state).toBe('suspended');
    expect(await owner.call(suspendStaff, { ...target(author), body: { version } })).toEqual(suspended);
    expect(await refusalOf(author.call(readStaffAccount, {}))).toBe('STF401');
    const resumed = await owner.call(resumeStaff, { ...target(author), body: { version: suspended.version } });
    expect(resumed.state).toBe('active');
    expect(await refusalOf(author.call(readStaffAccount, {}))).toBe('STF401');
    running.later(60);
    await signInAsStaff(running, author);
  });

  test('resets the lost factors of a person, who can then sign in only by the mailed link', async () => {
    const author = await newStaff(running, { roles: ['author'] });
    const version = await versionOf(author, owner);
    const reset = await owner.call(resetStaffFactors, { ...target(author), body: { version } });
    expect(reset).toMatchObject({ state: 'invited', hasPassword: false });
    expect(await refusalOf(author.call(readStaffAccount, {}))).toBe('STF401');
    expect(await refusalOf(signInAsStaff(running, author))).toBe('STF411');
    expect((await accept(await tokenSentTo(author.email, running), running)).me.staffId).toBe(author.me.staffId);
  });

  test('deletes a person', async () => {
    const author = await newStaff(running, { roles: ['author'] });
    const version = await versionOf(author, owner);
    await owner.call(removeStaff, { ...target(author), query: { version } });
    expect(await refusalOf(author.call(readStaffAccount, {}))).toBe('STF401');
    expect(await refusalOf(owner.call(readStaff, target(author)))).toBe('STF404');
  });
});
