import { acceptInvitation } from '@eyelet/contracts/staff-access/accept-invitation.ts';
import { readInvitation } from '@eyelet/contracts/staff-access/read-invitation.ts';
import { requestStaffPasswordReset } from '@eyelet/contracts/staff-access/request-password-reset.ts';
import { resetStaffPassword } from '@eyelet/contracts/staff-access/reset-password.ts';
import { signInStaffWithPasskey } from '@eyelet/contracts/staff-access/sign-in-with-passkey.ts';
import { signOutStaff } from '@eyelet/contracts/staff-access/sign-out.ts';
import { startStaffPasskeySignIn } from '@eyelet/contracts/staff-access/start-passkey-sign-in.ts';
import { addStaffPasskey } from '@eyelet/contracts/staff-account/add-passkey.ts';
import { changeStaffPassword } from '@eyelet/contracts/staff-account/change-password.ts';
import { endStaffSession } from '@eyelet/contracts/staff-account/end-session.ts';
import { listStaffSessions } from '@eyelet/contracts/staff-account/list-sessions.ts';
import { proveStaff } from '@eyelet/contracts/staff-account/prove.ts';
import { readStaffAccount } from '@eyelet/contracts/staff-account/read.ts';
import { readStaffFactors } from '@eyelet/contracts/staff-account/read-factors.ts';
import { removeStaffPasskey } from '@eyelet/contracts/staff-account/remove-passkey.ts';
import { removeStaffPassword } from '@eyelet/contracts/staff-account/remove-password.ts';
import { renewRecoveryCodes } from '@eyelet/contracts/staff-account/renew-recovery-codes.ts';
import { setUpStaffCodes } from '@eyelet/contracts/staff-account/set-up-codes.ts';
import { startStaffCodes } from '@eyelet/contracts/staff-account/start-codes.ts';
import { startStaffPasskey } from '@eyelet/contracts/staff-account/start-passkey.ts';
import { startStaffProof } from '@eyelet/contracts/staff-account/start-proof.ts';
import { updateStaffAccount } from '@eyelet/contracts/staff-account/update.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { refusalOf } from '@eyelet/testing/shopper.ts';
import {
  codeAt,
  detailOf,
  invited,
  newStaff,
  type StaffBrowser,
  signInAsStaff,
  staffBrowser,
  staffPassword,
  type TestStaff,
} from '@eyelet/testing/staff.ts';
import { timedShop } from '@eyelet/testing/timed-shop.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSoftwareKey } from '../passkeys/software-key.ts';
import { tokenSentTo } from './people.ts';

const running = timedShop();
let ada: TestStaff;
beforeEach(async () => {
  ada = await newStaff(running, { roles: ['author'] });
  running.later(60);
});

type Key = ReturnType<typeof createSoftwareKey>;
const pageOf = (options: Readonly<Record<string, unknown>>) => ({
  origin: running.origin,
  site: '127.0.0.1',
  challenge: String(options.challenge),
});

async function addKey(staff: StaffBrowser, name = 'Laptop'): Promise<Key> {
  const key = createSoftwareKey();
  const { options } = await staff.call(startStaffPasskey, {});
  await staff.call(addStaffPasskey, { body: { name, answer: key.register(pageOf(options)) } });
  return key;
}

async function signInWith(key: Key, browser = staffBrowser(running.origin)): Promise<StaffBrowser> {
  const { options } = await browser.call(startStaffPasskeySignIn, {});
  await browser.call(signInStaffWithPasskey, { body: { answer: key.sign(pageOf(options)) } });
  return browser;
}

describe('passkeys', () => {
  test('can be added, sign in without a password, and can be removed', async () => {
    const key = await addKey(ada);
    const browser = await signInWith(key);
    expect(await browser.call(readStaffAccount, {})).toMatchObject({ staffId: ada.me.staffId });
    const { passkeys } = await ada.call(readStaffFactors, {});
    expect(passkeys).toMatchObject([{ passkeyId: key.id, name: 'Laptop', lastUsedAt: running.now().toISOString() }]);
    const stranger = await newStaff(running);
    const params = { passkeyId: key.id };
    expect(await refusalOf(stranger.call(removeStaffPasskey, { params }))).toBe('STF404');
    expect((await ada.call(removeStaffPasskey, { params })).passkeys).toEqual([]);
    expect(await refusalOf(signInWith(key))).toBe('STF414');
  });

  test('need user verification for this call, and are accepted once', async () => {
    const key = await addKey(ada);
    const browser = staffBrowser(running.origin);
    const { options } = await browser.call(startStaffPasskeySignIn, {});
    const answer = key.sign(pageOf(options));
    await browser.call(signInStaffWithPasskey, { body: { answer } });
    expect(await refusalOf(browser.call(signInStaffWithPasskey, { body: { answer } }))).toBe('STF414');
    const { options: forProof } = await ada.call(startStaffProof, {});
    const foreign = { body: { answer: key.sign(pageOf(forProof)) } };
    expect(await refusalOf(browser.call(signInStaffWithPasskey, foreign))).toBe('STF414');
    const elsewhere = {
      ...pageOf((await browser.call(startStaffPasskeySignIn, {})).options),
      origin: 'https://evil.example',
    };
    expect(await refusalOf(browser.call(signInStaffWithPasskey, { body: { answer: key.sign(elsewhere) } }))).toBe(
      'STF414',
    );
    key.forgetOwner();
    expect(await refusalOf(signInWith(key))).toBe('STF414');
  });

  test('sign in while wrong passwords have locked the email', async () => {
    const key = await addKey(ada);
    for (let count = 0; count < 5; count += 1) {
      await refusalOf(signInAsStaff(running, { ...ada, password: 'Wrong-pass1' }));
    }
    expect(await refusalOf(signInAsStaff(running, ada))).toBe('STF423');
    await signInWith(key);
  });

  test('are enough to accept an invitation, and then the last one cannot be removed', async () => {
    const token = await invited(running, { roles: ['author'] });
    const browser = staffBrowser(running.origin);
    const key = createSoftwareKey();
    const { passkeyOptions } = await browser.call(readInvitation, { body: { token } });
    const passkey = { answer: key.register(pageOf(passkeyOptions)), name: 'Phone' };
    const { recoveryCodes } = await browser.call(acceptInvitation, { body: { token, name: 'Bo', passkey } });
    expect(recoveryCodes).toEqual([]);
    expect(await browser.call(readStaffFactors, {})).toMatchObject({ passwordChangedAt: null, recoveryCodesLeft: 0 });
    const last = browser.call(removeStaffPasskey, { params: { passkeyId: key.id } });
    expect(await refusalOf(last)).toBe('STF431');
    const { setup, secret } = await browser.call(startStaffCodes, {});
    const body = { setup, code: codeAt(secret, running.now()) };
    expect(await detailOf(browser.call(setUpStaffCodes, { body }))).toMatchObject({ errorId: 'STF400' });
    const done = await browser.call(setUpStaffCodes, { body: { ...body, password: staffPassword } });
    expect(done.recoveryCodes).toHaveLength(10);
    await browser.call(removeStaffPasskey, { params: { passkeyId: key.id } });
    expect(await refusalOf(browser.call(removeStaffPassword, {}))).toBe('STF431');
  });
});

describe('password and codes', () => {
  test('a new code secret replaces the old one, with new recovery codes', async () => {
    const { setup, secret, uri } = await ada.call(startStaffCodes, {});
    expect(uri).toMatch(/^otpauth:\/\/totp\/Skerry%20Studio:/);
    expect(uri).toContain(`secret=${secret}`);
    expect(await refusalOf(ada.call(setUpStaffCodes, { body: { setup, code: '000000' } }))).toBe('STF412');
    const other = await newStaff(running);
    const stolen = { body: { setup, code: codeAt(secret, running.now()) } };
    expect(await refusalOf(other.call(setUpStaffCodes, stolen))).toBe('STF413');
    const { recoveryCodes, factors } = await ada.call(setUpStaffCodes, stolen);
    expect(factors.recoveryCodesLeft).toBe(10);
    running.later(60);
    expect(await refusalOf(signInAsStaff(running, ada))).toBe('STF412');
    await signInAsStaff(running, { ...ada, secret });
    expect(recoveryCodes.some((code) => ada.recoveryCodes.includes(code))).toBe(false);
  });

  test('a setup is valid for half an hour', async () => {
    const { setup, secret } = await ada.call(startStaffCodes, {});
    running.later(28 * 60);
    await ada.call(proveStaff, { body: { password: staffPassword, code: codeAt(ada.secret, running.now()) } });
    running.later(2 * 60);
    expect(await refusalOf(ada.call(setUpStaffCodes, { body: { setup, code: codeAt(secret, running.now()) } }))).toBe(
      'STF413',
    );
  });

  test('recovery codes can be replaced', async () => {
    const { recoveryCodes } = await ada.call(renewRecoveryCodes, {});
    expect(new Set([...recoveryCodes, ...ada.recoveryCodes]).size).toBe(20);
  });

  test('a new password ends all other sessions and is reported by mail', async () => {
    const elsewhere = await signInAsStaff(running, ada);
    const weak = await detailOf(ada.call(changeStaffPassword, { body: { newPassword: 'Password1' } }));
    expect(weak).toMatchObject({ errorId: 'STF430', details: { member: 'newPassword', reason: 'guessed' } });
    await ada.call(changeStaffPassword, { body: { newPassword: 'Lantern-tide-9' } });
    expect(await refusalOf(elsewhere.call(readStaffAccount, {}))).toBe('STF401');
    await ada.call(readStaffAccount, {});
    running.later(60);
    expect(await refusalOf(signInAsStaff(running, ada))).toBe('STF411');
    await signInAsStaff(running, { ...ada, password: 'Lantern-tide-9' });
    await announce(running.shop);
    const { rows } = await running.shop.database.pool.query('select kind from mail where recipient = $1', [ada.email]);
    expect(rows).toContainEqual({ kind: 'staff-factors-changed' });
  });

  test('the password can be removed while a passkey remains', async () => {
    const key = await addKey(ada);
    expect(await ada.call(removeStaffPassword, {})).toMatchObject({ passwordChangedAt: null, recoveryCodesLeft: 0 });
    expect(await refusalOf(signInAsStaff(running, ada))).toBe('STF411');
    expect(await refusalOf(ada.call(changeStaffPassword, { body: { newPassword: staffPassword } }))).toBe('STF431');
    expect(await refusalOf(ada.call(renewRecoveryCodes, {}))).toBe('STF431');
    await signInWith(key);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => staffBrowser(running.origin).call(requestStaffPasswordReset, { body: { email } });
  const reset = (token: string, code: string, newPassword = 'Lantern-tide-9') =>
    staffBrowser(running.origin).call(resetStaffPassword, { body: { token, code, newPassword } });

  test('is replaced by a mailed link and a code, once, and ends all sessions', async () => {
    expect(await ask(ada.email)).toEqual(await ask('nobody@staff.example'));
    const token = await tokenSentTo(ada.email, running);
    expect(await refusalOf(reset(token, '000000'))).toBe('STF412');
    expect(await refusalOf(reset(token, codeAt(ada.secret, running.now()), 'short'))).toBe('STF430');
    expect(await reset(token, codeAt(ada.secret, running.now()))).toEqual({ changed: true });
    expect(await refusalOf(reset(token, codeAt(ada.secret, running.now())))).toBe('STF402');
    expect(await refusalOf(ada.call(readStaffAccount, {}))).toBe('STF401');
    running.later(60);
    await signInAsStaff(running, { ...ada, password: 'Lantern-tide-9' });
  });

  test('does not allow unlimited attempts at codes', async () => {
    await ask(ada.email);
    const token = await tokenSentTo(ada.email, running);
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await refusalOf(reset(token, '000000')));
    expect(ids.slice(3)).toEqual(['STF412', 'STF423', 'STF423']);
  });

  test('the link expires after an hour; strangers and suspended people get none', async () => {
    await ask(ada.email);
    const token = await tokenSentTo(ada.email, running);
    running.later(60 * 60);
    expect(await refusalOf(reset(token, codeAt(ada.secret, running.now())))).toBe('STF402');
    await ask('stranger@staff.example');
    expect(await tokenSentTo('stranger@staff.example', running)).toBe('');
    const { db } = running.shop.database;
    const other = await newStaff(running);
    await db.updateTable('staff').set({ state: 'suspended' }).where('id', '=', other.me.staffId).execute();
    await ask(other.email);
    expect(await tokenSentTo(other.email, running)).toBe('');
    expect(await refusalOf(ask('no address'))).toBe('STF400');
  });
});

describe('a proof', () => {
  test('by password and code, or by a passkey, allows sensitive calls for ten minutes', async () => {
    const key = await addKey(ada);
    running.later(10 * 60);
    expect(await refusalOf(ada.call(startStaffCodes, {}))).toBe('STF428');
    const proof = { body: { password: staffPassword, code: codeAt(ada.secret, running.now()) } };
    const { provenUntil } = await ada.call(proveStaff, proof);
    expect(provenUntil).toBe(new Date(running.now().getTime() + 600_000).toISOString());
    await ada.call(startStaffCodes, {});
    expect(await refusalOf(ada.call(proveStaff, proof))).toBe('STF412');
    running.later(10 * 60);
    expect(await refusalOf(ada.call(startStaffCodes, {}))).toBe('STF428');
    const { options } = await ada.call(startStaffProof, {});
    await ada.call(proveStaff, { body: { answer: key.sign(pageOf(options)) } });
    await ada.call(startStaffCodes, {});
  });

  test('by the passkey of another person is refused, and wrong passwords lock the account', async () => {
    const other = await newStaff(running);
    const key = await addKey(other);
    const { options } = await ada.call(startStaffProof, {});
    const foreign = { body: { answer: key.sign(pageOf(options)) } };
    expect(await refusalOf(ada.call(proveStaff, foreign))).toBe('STF414');
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.push(
        await refusalOf(
          ada.call(proveStaff, { body: { password: 'Wrong-pass1', code: codeAt(ada.secret, running.now()) } }),
        ),
      );
    }
    expect(ids).toEqual(['STF411', 'STF411', 'STF411', 'STF411', 'STF423']);
  });
});

describe('the own account', () => {
  test('stores name, language and preferences', async () => {
    const changed = await ada.call(updateStaffAccount, {
      body: { name: ' Ada Marsh ', language: 'fr', preferences: { theme: 'dark' } },
    });
    expect(changed).toMatchObject({ name: 'Ada Marsh', language: 'fr', preferences: { theme: 'dark' } });
    await ada.call(updateStaffAccount, { body: { preferences: { 'orders.columns': 'number,total' } } });
    expect(await ada.call(readStaffAccount, {})).toMatchObject({
      name: 'Ada Marsh',
      preferences: { theme: 'dark', 'orders.columns': 'number,total' },
    });
    expect(await refusalOf(ada.call(updateStaffAccount, { body: { name: ' ' } }))).toBe('STF400');
  });

  test('lists its sessions and ends one, or all others', async () => {
    const one = await signInAsStaff(running, ada);
    running.later(60);
    const two = await signInAsStaff(running, ada);
    const { sessions } = await ada.call(listStaffSessions, {});
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    const stranger = await newStaff(running);
    const params = { sessionId: sessions[1]?.sessionId ?? '' };
    expect(await refusalOf(stranger.call(endStaffSession, { params }))).toBe('STF404');
    expect((await ada.call(endStaffSession, { params })).sessions).toHaveLength(2);
    expect(await refusalOf(two.call(readStaffAccount, {}))).toBe('STF401');
    expect((await ada.call(endStaffSession, { params: { sessionId: 'others' } })).sessions).toHaveLength(1);
    expect(await refusalOf(one.call(readStaffAccount, {}))).toBe('STF401');
  });

  test('is signed out, more than once', async () => {
    const cookie = `eyelet_staff=${ada.cookie()}`;
    expect(await ada.call(signOutStaff, {})).toEqual({ signedOut: true });
    expect(ada.cookie()).toBeUndefined();
    expect(await ada.call(signOutStaff, {})).toEqual({ signedOut: false });
    const { status } = await fetch(running.origin + readStaffAccount.path, { headers: { cookie } });
    expect(status).toBe(401);
  });
});
