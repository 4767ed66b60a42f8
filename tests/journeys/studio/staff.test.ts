import { randomUUID } from 'node:crypto';
import { createRole } from '@eyelet/contracts/roles/create.ts';
import { listRoles } from '@eyelet/contracts/roles/list.ts';
import { updateRole } from '@eyelet/contracts/roles/update.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { codeAt, newStaff } from '@eyelet/testing/staff.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { firstDesk, heading, mailedToken, openStudio, staffPassword, t } from './steps.ts';

const studio = openStudio(openJourney());

test('an invited person accepts in a browser of their own, and sees what their role allows', async () => {
  const email = `${randomUUID()}@staff.example`;
  const owner = await studio.work('/staff');
  await owner.page.getByRole('button', { name: t('studio.staff.invite') }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('studio.staff.inviteAction') }).click();
  expect(await dialog.getByText(t('studio.error.required')).count()).toBe(3);
  await dialog.getByLabel(t('studio.name.label')).fill('Jonas Weil');
  await dialog.getByLabel(t('studio.email')).fill('no email');
  await dialog.getByRole('checkbox', { name: t('staff.role.author.name') }).click({ force: true });
  await dialog.getByRole('button', { name: t('studio.staff.inviteAction') }).click();
  await dialog.getByText(t('error.STF400')).waitFor();
  await dialog.getByLabel(t('studio.email')).fill(email);
  await dialog.getByRole('button', { name: t('studio.staff.inviteAction') }).click();
  await heading(owner.page, 'Jonas Weil').waitFor();
  await owner.page.getByText(t('studio.staff.state.invited'), { exact: true }).waitFor();

  const jonas = await studio.visit(`/invitation#token=${await mailedToken(studio.running(), email)}`);
  const { page } = jonas;
  await page.getByRole('img', { name: t('studio.codes.picture') }).waitFor();
  const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(/\s/g, '');
  await page.getByLabel(t('studio.password.choose')).fill(staffPassword);
  await page.getByLabel(t('studio.codes.first')).fill(codeAt(secret, studio.now()));
  await page.getByRole('button', { name: t('studio.invitation.accept') }).click();
  const codes = page.getByRole('list', { name: t('studio.recovery.title') });
  await codes.waitFor();
  await expect.poll(() => codes.getByRole('listitem').count()).toBe(10);
  await page.getByRole('button', { name: t('studio.recovery.kept') }).click();

  // An author may neither see nor call desks about staff.
  await heading(page, firstDesk).waitFor();
  const navigation = page.getByRole('navigation', { name: t('studio.navigation') });
  await navigation.getByRole('link', { name: t('studio.content.title'), exact: true }).waitFor();
  await expect.poll(() => navigation.getByRole('link', { name: t('studio.staff.title'), exact: true }).count()).toBe(0);
  await expect.poll(() => navigation.getByRole('link', { name: t('studio.audit.title') }).count()).toBe(0);
  await page.goto(`${studio.origin()}/studio/staff`);
  await page.getByText(t('error.STF403')).waitFor();
  expect(await page.evaluate(async () => (await fetch('/staff/v1/staff')).status)).toBe(403);
  expectNoComplaints(jonas);
  expectNoComplaints(owner);
});

test('a suspended person is signed out at once, and the audit says by whom', async () => {
  const other = await studio.work('/staff', { name: 'Marta Ferri' });
  await heading(other.page, t('studio.staff.title')).waitFor();
  const { page, who } = await studio.work(`/staff/${other.who.me.staffId}`);
  await page.getByRole('button', { name: t('studio.actions') }).click();
  await page.getByRole('menuitem', { name: t('studio.staff.suspend') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('is signed out everywhere at once').waitFor();
  await question.getByRole('button', { name: t('studio.staff.suspend') }).click();
  await page.getByText(t('studio.staff.state.suspended'), { exact: true }).waitFor();

  await other.page
    .getByRole('navigation')
    .getByRole('link', { name: t('studio.roles.title') })
    .click();
  await other.page.getByRole('alertdialog', { name: t('studio.signIn.ended') }).waitFor();

  await page.getByRole('link', { name: t('studio.history.all') }).click();
  await heading(page, t('studio.audit.title')).waitFor();
  const row = page.getByRole('row').filter({ hasText: t('studio.action.staff.suspend') });
  expect(await row.textContent()).toContain(who.me.name);
  await row.getByRole('button').click();
  const changes = page.getByRole('table', { name: t('studio.audit.changes') });
  const states = [t('studio.staff.state.active'), t('studio.staff.state.suspended')];
  expect(await changes.getByRole('row').last().getByRole('cell').allTextContents()).toEqual(states);
  await expect.poll(() => changes.getByRole('row').count()).toBe(2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t('studio.audit.export') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('a list is sorted and filtered by the server, and its URL shows others the same', async () => {
  const mark = randomUUID().slice(0, 8);
  for (const name of [`Zoe ${mark}`, `Abel ${mark}`]) await newStaff(studio.running(), { name });
  const { page, context } = await studio.work('/staff');
  await page.getByRole('searchbox').fill(mark);
  const names = page.locator('tbody .row-link');
  await expect.poll(() => names.allInnerTexts(), { timeout: 20_000 }).toEqual([`Abel ${mark}`, `Zoe ${mark}`]);
  await page.getByRole('button', { name: t('studio.name.label'), exact: true }).click();
  await expect.poll(() => names.allInnerTexts(), { timeout: 20_000 }).toEqual([`Zoe ${mark}`, `Abel ${mark}`]);
  await page
    .getByRole('columnheader', { name: t('studio.name.label') })
    .and(page.locator('[aria-sort=descending]'))
    .waitFor();
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect.poll(() => colleague.locator('tbody .row-link').allInnerTexts(), { timeout: 20_000 }).toHaveLength(2);
});

test('two people who change a role at once see both versions, and choose', async () => {
  const { page, who } = await studio.work('/roles');
  const name = `Shift ${randomUUID().slice(0, 8)}`;
  const { roleId, version } = await who.call(createRole, { body: { name, permissions: ['orders.read'] } });
  await page.goto(`${studio.origin()}/studio/roles/${roleId}`);
  const field = page.getByLabel(t('studio.name.label'));
  await field.fill(`${name} mine`);
  const permissions = ['orders.read', 'promotions.read'] as const;
  await who.call(updateRole, { params: { roleId }, body: { name, permissions: [...permissions], version } });
  await page.getByRole('button', { name: t('studio.save'), exact: true }).click();
  const both = page.getByRole('table', { name: t('studio.conflict.title') });
  await both
    .getByRole('row')
    .filter({ hasText: `${name} mine` })
    .waitFor();
  await both
    .getByRole('row')
    .filter({ hasText: t('staff.permission.promotions.read.name') })
    .waitFor();
  expect(await field.inputValue()).toBe(`${name} mine`);
  await page.getByRole('button', { name: t('studio.conflict.keepMine') }).click();
  await heading(page, `${name} mine`).waitFor();
});

test('a change by somebody else while a form is edited loses nothing: both are shown, and can be merged', async () => {
  const { page, who } = await studio.work('/roles');
  const name = `Evening ${randomUUID().slice(0, 8)}`;
  const { roleId, version } = await who.call(createRole, { body: { name, permissions: ['orders.read'] } });
  await page.goto(`${studio.origin()}/studio/roles/${roleId}`);
  const field = page.getByLabel(t('studio.name.label'));
  await field.fill(`${name} mine`);
  const permissions = ['orders.read', 'promotions.read'] as const;
  await who.call(updateRole, { params: { roleId }, body: { name, permissions: [...permissions], version } });
  const both = page.getByRole('table', { name: t('studio.conflict.title') });
  await expect.poll(() => comeBack(page).then(() => both.count()), { timeout: 20_000 }).toBe(1);
  await both
    .getByRole('row')
    .filter({ hasText: `${name} mine` })
    .waitFor();
  expect(await field.inputValue()).toBe(`${name} mine`);
  await page.getByRole('button', { name: t('studio.conflict.merge') }).click();
  await both.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe(`${name} mine`);
  const added = page.getByRole('checkbox', { name: t('staff.permission.promotions.read.name') });
  expect(await added.isChecked()).toBe(true);
  await page.getByRole('button', { name: t('studio.save'), exact: true }).click();
  await heading(page, `${name} mine`).waitFor();
  const { roles } = await who.call(listRoles, {});
  const saved = roles.find((one) => one.roleId === roleId);
  expect(saved).toMatchObject({ name: `${name} mine`, permissions: [...permissions], version: version + 2 });
});

test('a form without changes follows the changes of others', async () => {
  const { page, who } = await studio.work('/roles');
  const name = `Night ${randomUUID().slice(0, 8)}`;
  const { roleId, version } = await who.call(createRole, { body: { name, permissions: ['orders.read'] } });
  await page.goto(`${studio.origin()}/studio/roles/${roleId}`);
  await page.getByLabel(t('studio.name.label')).waitFor();
  const body = { name: `${name} theirs`, permissions: ['orders.read' as const], version };
  await who.call(updateRole, { params: { roleId }, body });
  const field = page.getByLabel(t('studio.name.label'));
  await expect.poll(() => comeBack(page).then(() => field.inputValue()), { timeout: 20_000 }).toBe(`${name} theirs`);
  await expect.poll(() => page.getByRole('table', { name: t('studio.conflict.title') }).count()).toBe(0);
});

/** The event that a browser sends when a tab is shown again. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test('everything can be reached by keyboard alone', async () => {
  const { page } = await studio.work('/account');
  await heading(page, t('studio.account.title')).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: t('studio.find.title') }).waitFor();
  await page.keyboard.type('Rol');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await heading(page, t('studio.roles.title')).waitFor();
  await page.getByRole('link', { name: t('staff.role.owner.name') }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await heading(page, t('staff.role.owner.name')).waitFor();
  await page.keyboard.press('Escape');
  await heading(page, t('studio.roles.title')).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: t('studio.keys.title') }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('people are found by a part of their name', async () => {
  const name = `Odile ${randomUUID().slice(0, 8)}`;
  await newStaff(studio.running(), { name });
  const { page } = await studio.work('/account');
  await page.getByRole('button', { name: t('studio.find.open') }).click();
  await page.keyboard.type(name.slice(6));
  await page.getByRole('menuitem', { name }).click();
  await heading(page, name).waitFor();
});
