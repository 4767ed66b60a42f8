import { inviteStaff } from '@eyelet/contracts/staff/invite.ts';
import { readStaff } from '@eyelet/contracts/staff/read.ts';
import { resendStaffInvitation } from '@eyelet/contracts/staff/resend-invitation.ts';
import { resumeStaff } from '@eyelet/contracts/staff/resume.ts';
import { suspendStaff } from '@eyelet/contracts/staff/suspend.ts';
import { acceptInvitation } from '@eyelet/contracts/staff-access/accept-invitation.ts';
import { readInvitation } from '@eyelet/contracts/staff-access/read-invitation.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import { codeAt, detailOf, newStaff, staffBrowser, staffPassword, type TestStaff } from '@eyelet/testing/staff.ts';
import { timedShop } from '@eyelet/testing/timed-shop.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { accept, someone, tokenSentTo } from './people.ts';

const running = timedShop();
let owner: TestStaff;
beforeEach(async () => {
  running.later(60);
  owner = await newStaff(running, { name: 'Ona Wern' });
});

describe('an invitation', () => {
  test('is a letter in the language of its recipient, valid once', async () => {
    const person = someone();
    const invitation = await owner.call(inviteStaff, { body: person });
    expect(invitation).toMatchObject({ ...person, state: 'invited', hasPassword: false, passkeys: 0, version: 1 });
    expect(invitation.invitedUntil).toBe(new Date(running.now().getTime() + 72 * 3600_000).toISOString());
    const token = await tokenSentTo(person.email, running);
    const browser = await accept(token, running);
    expect(browser.me).toMatchObject({ email: person.email, language: 'de' });
    expect(await refusalOf(accept(token, running))).toBe('STF402');
    expect(await owner.call(readStaff, { params: { staffId: invitation.staffId } })).toMatchObject({
      state: 'active',
      hasPassword: true,
      invitedUntil: null,
    });
  });

  test('expires after 72 hours, until another letter has another link', async () => {
    const person = someone();
    const { staffId } = await owner.call(inviteStaff, { body: person });
    const first = await tokenSentTo(person.email, running);
    running.later(259200);
    expect(await refusalOf(accept(first, running))).toBe('STF402');
    const later = await newStaff(running);
    await later.call(resendStaffInvitation, { params: { staffId } });
    const second = await tokenSentTo(person.email, running);
    running.later(1);
    await later.call(resendStaffInvitation, { params: { staffId } });
    expect(await refusalOf(accept(second, running))).toBe('STF402');
    await accept(await tokenSentTo(person.email, running), running);
    expect(await refusalOf(later.call(resendStaffInvitation, { params: { staffId } }))).toBe('STF448');
  });

  test('can be repeated and is written once; another one for the same email is refused', async () => {
    const person = someone();
    const first = await owner.call(inviteStaff, { body: person });
    expect(await owner.call(inviteStaff, { body: { ...person, email: person.email.toUpperCase() } })).toEqual(first);
    await announce(running.shop);
    const { rowCount } = await running.shop.database.pool.query('select 1 from mail where recipient = $1', [
      person.email,
    ]);
    expect(rowCount).toBe(1);
    const other = { ...person, roles: ['publisher'] };
    expect(await refusalOf(owner.call(inviteStaff, { body: other }))).toBe('STF440');
  });

  test.each([
    ['email', { email: 'no address' }],
    ['name', { name: '  ' }],
    ['roles', { roles: [] }],
    ['roles', { roles: ['king'] }],
  ])('names an invalid %s', async (member, change) => {
    const answer = await detailOf(owner.call(inviteStaff, { body: { ...someone(), ...change } }));
    expect(answer).toMatchObject({ errorId: 'STF400', details: { member } });
  });

  test('requires a name, and a passkey or a password with codes', async () => {
    const person = someone();
    await owner.call(inviteStaff, { body: person });
    const token = await tokenSentTo(person.email, running);
    const browser = staffBrowser(running.origin);
    const { codes } = await browser.call(readInvitation, { body: { token } });
    const whole = {
      token,
      name: 'Bo',
      password: staffPassword,
      setup: codes.setup,
      code: codeAt(codes.secret, running.now()),
    };
    const { password: _, ...bare } = whole;
    const wrong: readonly [string, object, string | undefined][] = [
      ['STF400', { ...whole, name: ' ' }, 'name'],
      ['STF400', bare, 'password'],
      ['STF400', { ...whole, setup: undefined }, 'setup'],
      ['STF400', { ...whole, code: undefined }, 'code'],
      ['STF412', { ...whole, code: '000000' }, 'code'],
      ['STF413', { ...whole, setup: 'forged' }, undefined],
      ['STF430', { ...whole, password: 'short' }, 'password'],
      ['STF430', { ...whole, password: 'Password1' }, 'password'],
      ['STF414', { ...whole, passkey: { answer: {} } }, undefined],
    ];
    for (const [errorId, body, member] of wrong) {
      const answer = await detailOf(browser.call(acceptInvitation, { body: body as typeof whole }));
      expect([answer.errorId, answer.details?.member]).toEqual([errorId, member]);
    }
    await browser.call(acceptInvitation, { body: whole });
  });

  test('of a suspended person is invalid until it is sent again', async () => {
    const person = someone();
    const { staffId, version } = await owner.call(inviteStaff, { body: person });
    const params = { staffId };
    const token = await tokenSentTo(person.email, running);
    const suspended = await owner.call(suspendStaff, { params, body: { version } });
    expect(await refusalOf(accept(token, running))).toBe('STF402');
    const resumed = await owner.call(resumeStaff, { params, body: { version: suspended.version } });
    expect(resumed).toMatchObject({ state: 'invited', invitedUntil: null });
    expect(await refusalOf(accept(token, running))).toBe('STF402');
    running.later(1);
    await owner.call(resendStaffInvitation, { params });
    await accept(await tokenSentTo(person.email, running), running);
  });

  test('is accepted once, also by two simultaneous calls', async () => {
    const person = someone();
    await owner.call(inviteStaff, { body: person });
    const token = await tokenSentTo(person.email, running);
    const done = await Promise.allSettled([accept(token, running), accept(token, running)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
