import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newLastName } from '@eyelet/testing/last-name.ts';
import { expect, test } from 'vitest';
import { askedCredit } from '../../api/store-credit/accounts.ts';
import { heading, openStudio, t, taskAtHome } from './steps.ts';

const studio = openStudio(openJourney());

test('a customer gets store credit, and of much of it a colleague decides', async () => {
  const lastName = newLastName();
  const customer = await newConsumer(studio.running().origin, { signUp: { firstName: 'Ruth', lastName } });
  const visitor = await studio.work(`/customers/${customer.auth.consumerNo}`, { roles: ['care'] });
  const { page } = visitor;
  await heading(page, `Ruth ${lastName}`).waitFor();
  const title = t('studio.storeCredit.adjust');
  const adjust = async (amount: string, action: string) => {
    await page.getByRole('button', { name: title, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const field = t('studio.refunds.amountField', { currency: 'USD' });
    await dialog.getByRole('textbox', { name: field }).fill(amount);
    await expectAccessible(page, 'adjusting store credit');
    await dialog.getByRole('button', { name: action, exact: true }).click();
  };
  await adjust('20', title);
  await page.getByText(t('studio.storeCredit.adjusted')).waitFor();
  await page.getByRole('row', { name: /\+\$20\.00 \$20\.00/ }).waitFor();
  await adjust('75.50', t('studio.refunds.ask'));
  await page.getByText(t('studio.refunds.waitsFor')).waitFor();
  // Whoever has asked decides nothing, and may take it back.
  await expect.poll(() => page.getByRole('button', { name: t('studio.refunds.approve') }).count()).toBe(0);
  await page.getByRole('button', { name: t('studio.refunds.takeBack') }).waitFor();
  const colleague = await studio.work('/home', { roles: ['finance'] });
  await colleague.page.getByRole('link', { name: taskAtHome('credit-to-approve') }).click();
  await colleague.page.getByRole('link', { name: `Ruth ${lastName}` }).click();
  await colleague.page.getByRole('button', { name: t('studio.refunds.approve'), exact: true }).click();
  const question = colleague.page.getByRole('alertdialog', { name: t('studio.refunds.approve') });
  await expectAccessible(colleague.page, 'approving');
  await question.getByRole('button', { name: t('studio.refunds.approve'), exact: true }).click();
  await colleague.page.getByText(t('studio.storeCredit.approveDone')).waitFor();
  await colleague.page.getByRole('row', { name: /\+\$75\.50 \$95\.50/ }).waitFor();
  expectNoComplaints(visitor);
  expectNoComplaints(colleague);
});

test.each([widths.phone, widths.tablet, widths.desktop])(
  'the credit of a customer fits %i px and is accessible',
  async (width) => {
    const { page, who } = await studio.work('/customers', { roles: ['owner'] }, { viewport: { width, height: 900 } });
    const { params } = await askedCredit(who, studio.running(), 1234.5);
    await page.goto(`${studio.origin()}/studio/customers/${params.consumerNo}`);
    await page.getByRole('heading', { name: t('studio.storeCredit.title') }).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, 'the credit of a customer');
    await expectFits(page);
  },
);
