import { createRole } from '@eyelet/contracts/roles/create.ts';
import { readStaffAccount } from '@eyelet/contracts/staff-account/read.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney());

const stay = { name: t('studio.unsaved.stay') };
const leave = { name: t('studio.unsaved.leave') };

test('a changed form asks before its page is left, by link, by key or by the browser’s back', async () => {
  const { page, who } = await studio.work('/roles');
  const { roleId } = await who.call(createRole, { body: { name: 'Night shift', permissions: ['orders.read'] } });
  await page.reload();
  await page.getByRole('link', { name: 'Night shift' }).click();
  await heading(page, 'Night shift').waitFor();
  const field = page.getByLabel(t('studio.name.label'));
  await field.fill('Late shift');
  const question = page.getByRole('alertdialog', { name: t('studio.unsaved.title') });

  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('studio.staff.title'), exact: true })
    .click();
  await question.waitFor();
  await expectAccessible(page, 'the question before leaving');
  await question.getByRole('button', stay).click();
  expect(await field.inputValue()).toBe('Late shift');
  await page.goBack();
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(`/studio/roles/${roleId}`);
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: t('studio.signOut') }).click();
  await question.getByRole('button', stay).click();

  // With the original value there is nothing to lose.
  await field.fill('Night shift');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('studio.staff.title'), exact: true })
    .click();
  await heading(page, t('studio.staff.title')).waitFor();
});

test('confirming leaves the page, and a saved form asks nothing', async () => {
  const { page, who } = await studio.work('/settings');
  const code = page.getByRole('textbox', { name: t('studio.setting.wallets.apple-pay-code.name') });
  const desk = page.getByRole('navigation').getByRole('link', { name: t('studio.audit.title') });
  const question = page.getByRole('alertdialog', { name: t('studio.unsaved.title') });
  await code.fill('TIDE10');
  await desk.click();
  await question.getByRole('button', leave).click();
  await heading(page, t('studio.audit.title')).waitFor();
  await page.goBack();
  expect(await code.inputValue()).toBe('');
  await code.fill('TIDE10');
  await page.getByRole('button', { name: t('studio.save'), exact: true }).click();
  await page.getByText(t('studio.settings.isDecided'), { exact: true }).waitFor();
  await desk.click();
  await heading(page, t('studio.audit.title')).waitFor();
  await code.waitFor({ state: 'detached' });
  expect((await who.call(readStaffAccount, {})).staffId).toBe(who.me.staffId);
});

test('the theme belongs to the person: another browser shows it once they are signed in', async () => {
  const { page, who } = await studio.work('/account', {}, { colorScheme: 'light' });
  await page.getByRole('button', { name: t('studio.theme') }).click();
  await page.getByRole('option', { name: t('studio.theme.dark') }).click();
  await expect.poll(async () => (await who.call(readStaffAccount, {})).preferences.theme).toBe('dark');
  const other = await studio.visit('/sign-in', { colorScheme: 'light' });
  const ground = () => other.page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await ground()).toBe('light dark');
  const cookie = { name: 'eyelet_staff', value: who.cookie() ?? '', domain: 'localhost', path: '/staff' };
  await other.context.addCookies([cookie]);
  await other.page.goto(`${studio.origin()}/studio/account`);
  await heading(other.page, t('studio.account.title')).waitFor();
  expect(await ground()).toBe('dark');
  await other.page
    .getByRole('button', { name: t('studio.theme') })
    .getByText(t('studio.theme.dark'))
    .waitFor();
});
