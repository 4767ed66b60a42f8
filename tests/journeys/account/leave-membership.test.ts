import { updateConsumer } from '@eyelet/contracts/consumer/update.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { sameConsumer, wordsOf } from '../signing/steps.ts';
import { visitAccount } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

test.each([true, false])('a member leaves the programme after confirming (scripts: %s)', async (scripts) => {
  const { page, account } = await visitAccount(journey, '', 'en-us', { javaScriptEnabled: scripts });
  const member = await sameConsumer(journey.origin(), account);
  const joins = {
    consumerDetails: { birthDate: '1990-05-05' },
    enrollments: [{ type: 'Loyalty' as const, optin: true }],
  };
  await member.call(updateConsumer, { body: { consumerProfile: joins } });
  await page.reload();
  const leave = page.getByRole('main').getByRole('button', { name: t('account.leave'), exact: true });
  await leave.click();
  const dialog = page.getByRole('dialog', { name: t('account.leaveTitle') });
  await dialog.getByRole('button', { name: t('account.leaveStay') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await leave.click();
  await dialog.getByRole('button', { name: t('account.leaveConfirm'), exact: true }).click();
  await page
    .getByRole('status')
    .filter({ hasText: t('account.leaveDone') })
    .waitFor();
  await page.getByRole('link', { name: t('account.joinAction') }).waitFor();
  expect(await leave.count()).toBe(0);
});
