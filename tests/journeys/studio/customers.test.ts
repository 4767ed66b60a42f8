import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newLastName } from '@eyelet/testing/last-name.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading, openStudio, t, taskAtHome } from './steps.ts';

const studio = openStudio(openJourney());

const chosen = async (page: Page, action: 'export' | 'signOut') => {
  await page.getByRole('button', { name: t('studio.actions') }).click();
  await page.getByRole('menuitem', { name: t(`studio.customers.do.${action}`) }).click();
  return page.getByRole('alertdialog', { name: t(`studio.customers.do.${action}`) });
};

test('a customer is found, corrected and signed out, and their data go out once a colleague approves', async () => {
  const lastName = newLastName();
  const customer = await newMember(studio.running(), 120, { signUp: { firstName: 'Rut', lastName } });
  const visitor = await studio.work('/customers', { roles: ['care'] });
  const { page } = visitor;
  await page.getByRole('searchbox', { name: t('studio.customers.search') }).fill(`${lastName.toLowerCase()} rut`);
  await page.getByRole('link', { name: `Rut ${lastName}` }).click();
  await heading(page, `Rut ${lastName}`).waitFor();
  await page.getByText(customer.email, { exact: true }).waitFor();
  await page.getByRole('button', { name: t('studio.customers.correct') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.customers.correct') });
  await dialog.getByRole('textbox', { name: t('studio.customers.member.firstName') }).fill('Ruth');
  await expectAccessible(page, 'correcting a profile');
  await dialog.getByRole('button', { name: t('studio.save') }).click();
  await heading(page, `Ruth ${lastName}`).waitFor();
  await page.getByRole('row', { name: /Rut Ruth/ }).waitFor();
  const signOut = await chosen(page, 'signOut');
  await signOut.getByRole('button', { name: t('studio.customers.do.signOut') }).click();
  await page.getByText(t('studio.customers.noSessions')).waitFor();
  const question = await chosen(page, 'export');
  await expectAccessible(page, 'asking for an export');
  await question.getByRole('button', { name: t('studio.loyalty.ask') }).click();
  await page.getByText(t('studio.customers.waitsFor')).waitFor();
  // Whoever has asked decides nothing, and may take it back.
  await expect.poll(() => page.getByRole('button', { name: t('studio.customers.approve') }).count()).toBe(0);
  const colleague = await studio.work('/home', { roles: ['administrator'] });
  await colleague.page.getByRole('link', { name: taskAtHome('customers-to-approve') }).click();
  await colleague.page.getByRole('link', { name: `Ruth ${lastName}` }).click();
  await colleague.page.getByRole('button', { name: t('studio.customers.approve'), exact: true }).click();
  const approval = colleague.page.getByRole('alertdialog', { name: t('studio.customers.approve') });
  await approval.getByRole('button', { name: t('studio.customers.approve'), exact: true }).click();
  const main = colleague.page.getByRole('main');
  await main.getByText(t('studio.customers.requestState.done'), { exact: true }).waitFor();
  expectNoComplaints(visitor);
  expectNoComplaints(colleague);
});

test.each([widths.phone, 820, widths.desktop])('list and record fit %i px and are accessible', async (width) => {
  const customer = await newConsumer(studio.running().origin, { signUp: { firstName: 'Ada', lastName: 'Lund' } });
  const { page } = await studio.work('/customers', {}, { viewport: { width, height: 900 } });
  const places = [
    ['', t('studio.customers.title')],
    [`/${customer.auth.consumerNo}`, 'Ada Lund'],
  ] as const;
  for (const [path, title] of places) {
    await page.goto(`${studio.origin()}/studio/customers${path}`);
    await heading(page, title).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, title);
    await expectFits(page, title);
  }
});
