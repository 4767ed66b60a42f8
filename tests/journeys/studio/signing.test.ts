import { readStaffAccount } from '@eyelet/contracts/staff-account/read.ts';
import { newStaffLink } from '@eyelet/server/staff-access/links.ts';
import { giveAuthenticator } from '@eyelet/testing/authenticator.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { codeAt, invited, newStaff, staffBrowser } from '@eyelet/testing/staff.ts';
import { expect, test } from 'vitest';
import { firstDesk, heading, openStudio, signIn, staffPassword, t } from './steps.ts';

const studio = openStudio(openJourney());

test('password and code sign in, and lead to the requested page', async () => {
  const who = await newStaff(studio.running());
  studio.later(1);
  const visitor = await studio.visit('/audit?action=staff.invite');
  const { page } = visitor;
  await heading(page, t('studio.signIn.title')).waitFor();
  await page.getByLabel(t('studio.email')).fill(who.email);
  await page.getByLabel(t('studio.password'), { exact: true }).fill('Wrong-pass1');
  await page.getByRole('button', { name: t('studio.signIn.next') }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: t('error.STF411') })
    .waitFor();
  await signIn(page, { ...who, secret: 'JBSWY3DPEHPK3PXP' }, studio.now());
  await page.getByText(t('error.STF412')).waitFor();
  await page.getByLabel(t('studio.signIn.code')).fill(codeAt(who.secret, studio.now()));
  await page.getByRole('button', { name: t('studio.signIn.action'), exact: true }).click();
  await heading(page, t('studio.audit.title')).waitFor();
  expect(page.url()).toContain('/studio/audit?action=staff.invite');
  await page.getByRole('button', { name: t('studio.signOut') }).click();
  await heading(page, t('studio.signIn.title')).waitFor();
  await page.goto(`${studio.origin()}/studio/staff`);
  await heading(page, t('studio.signIn.title')).waitFor();
  expectNoComplaints(visitor);
});

test('a recovery code replaces a code of the app', async () => {
  const who = await newStaff(studio.running());
  const { page } = await studio.visit('/sign-in');
  await page.getByLabel(t('studio.email')).fill(who.email);
  await page.getByLabel(t('studio.password'), { exact: true }).fill(who.password);
  await page.getByRole('button', { name: t('studio.signIn.next') }).click();
  await page.getByLabel(t('studio.signIn.code')).fill(who.recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: t('studio.signIn.action'), exact: true }).click();
  await heading(page, firstDesk).waitFor();
});

test('a forgotten password is replaced by a link and a code', async () => {
  const who = await newStaff(studio.running());
  studio.later(1);
  const { page } = await studio.visit('/sign-in');
  await page.getByRole('button', { name: t('studio.forgotten.open') }).click();
  await page.getByLabel(t('studio.email')).fill(who.email);
  await page.getByRole('button', { name: t('studio.forgotten.send') }).click();
  await page.getByText(t('studio.forgotten.sent')).waitFor();

  const { db } = studio.running().shop.database;
  const token = await db.transaction().execute((tx) => newStaffLink(tx, 'reset', who.me.staffId, studio.now()));
  await page.goto(`${studio.origin()}/studio/reset-password#token=${token}`);
  await page.getByLabel(t('studio.password.new'), { exact: true }).fill('short');
  await page.getByLabel(t('studio.signIn.code')).fill(codeAt(who.secret, studio.now()));
  await page.getByRole('button', { name: t('studio.reset.action') }).click();
  await page.getByText(t('error.STF430')).waitFor();
  await page.getByLabel(t('studio.password.new'), { exact: true }).fill('Basalt-lantern-8');
  await page.getByRole('button', { name: t('studio.reset.action') }).click();
  await page.getByText(t('studio.reset.done')).waitFor();
  studio.later(1);
  await page.getByRole('link', { name: t('studio.signIn.title') }).click();
  await signIn(page, { ...who, password: 'Basalt-lantern-8' }, studio.now());
  await heading(page, firstDesk).waitFor();
});

test('an invitation is accepted with a passkey, which then signs in alone', async () => {
  const token = await invited(studio.running());
  const visitor = await studio.visit('/sign-in');
  const { page, context } = visitor;
  await giveAuthenticator(context, page);
  await page.goto(`${studio.origin()}/studio/invitation#token=${token}`);
  await page.reload();
  await page.getByRole('button', { name: t('studio.passkeys.add') }).click();
  await page.getByText(t('studio.invitation.passkeyMade')).waitFor();
  await page.getByRole('button', { name: t('studio.invitation.accept') }).click();
  await heading(page, firstDesk).waitFor();
  await page.getByRole('button', { name: t('studio.signOut') }).click();
  await page.getByRole('button', { name: t('studio.signIn.passkey') }).click();
  await heading(page, firstDesk).waitFor();
  expectNoComplaints(visitor);
});

test('a session that ends is renewed in a dialog over the page, and the input is saved', async () => {
  const { page, who } = await studio.work('/roles/new');
  await page.getByLabel(t('studio.name.label')).fill('Night shift');
  await page.getByRole('checkbox', { name: t('staff.permission.orders.read.name') }).click({ force: true });
  studio.later(31);
  await page.getByRole('button', { name: t('studio.roles.create') }).click();
  const dialog = page.getByRole('alertdialog', { name: t('studio.signIn.ended') });
  await signIn(dialog, who, studio.now());
  await heading(page, 'Night shift').waitFor();
});

test('sensitive actions ask for a proof once the last one is old', async () => {
  const { page, who } = await studio.work('/roles/new');
  await page.getByLabel(t('studio.name.label')).fill('Late shift');
  await page.getByRole('checkbox', { name: t('staff.permission.orders.read.name') }).click({ force: true });
  studio.later(11);
  await page.getByRole('button', { name: t('studio.roles.create') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.proof.title') });
  await dialog.getByLabel(t('studio.password')).fill(staffPassword);
  await dialog.getByLabel(t('studio.signIn.code')).fill(codeAt(who.secret, studio.now()));
  await dialog.getByRole('button', { name: t('studio.proof.action') }).click();
  await heading(page, 'Late shift').waitFor();
});

test('scripts of the studio cannot read its cookie, and it has none of the shop', async () => {
  const { page, who } = await studio.work('/account');
  await heading(page, t('studio.account.title')).waitFor();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const stranger = staffBrowser(studio.running().origin);
  await expect(stranger.call(readStaffAccount, {})).rejects.toMatchObject({ id: 'STF401' });
  expect((await who.call(readStaffAccount, {})).email).toBe(who.email);
});
