import { randomUUID } from 'node:crypto';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import { decideWarranty } from '@eyelet/contracts/warranty/decide.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { mailsTo, writtenWarranty } from '../../api/cases/messages.ts';
import { paidOrder, refusedRefund } from '../../api/refunds/refunded.ts';
import { openStudio, t, taskAtHome } from './steps.ts';

const studio = openStudio(openJourney(), undefined, startStockedShop);

test('an amount of an order goes back, and of a large one a colleague decides', async () => {
  const { orderNumber } = await paidOrder(studio.running());
  const visitor = await studio.work(`/orders/${orderNumber}`, { roles: ['care'] });
  const { page } = visitor;
  const give = async (amount: string, action: 'give' | 'ask') => {
    await page.getByRole('button', { name: t('studio.refunds.give') }).click();
    const dialog = page.getByRole('dialog', { name: t('studio.refunds.give') });
    await dialog.getByRole('textbox', { name: t('studio.refunds.amountField', { currency: 'USD' }) }).fill(amount);
    await expectAccessible(page, 'refunding an amount');
    await dialog.getByRole('button', { name: t(`studio.refunds.${action}`), exact: true }).click();
  };
  await give('12.50', 'give');
  await page.getByText(t('studio.refunds.given', { amount: '$12.50' })).waitFor();
  await page.getByText(t('studio.refunds.left', { amount: '$93.00' })).waitFor();
  const timeline = page.getByRole('list', { name: t('studio.orders.timeline') });
  await timeline.getByText(t('studio.refunds.step.given', { amount: '$12.50' })).waitFor();
  await give('60', 'ask');
  await page.getByText(t('studio.refunds.waitsFor')).waitFor();
  // Whoever has asked decides nothing, and may take it back.
  await expect.poll(() => page.getByRole('button', { name: t('studio.refunds.approve') }).count()).toBe(0);
  await page.getByRole('button', { name: t('studio.refunds.takeBack') }).waitFor();
  const colleague = await studio.work('/home', { roles: ['finance'] });
  await colleague.page.getByRole('link', { name: taskAtHome('refunds-to-approve') }).click();
  await colleague.page.getByText(orderNumber, { exact: true }).click();
  await colleague.page.getByRole('button', { name: t('studio.refunds.approve'), exact: true }).click();
  const question = colleague.page.getByRole('alertdialog', { name: t('studio.refunds.approve') });
  await expectAccessible(colleague.page, 'approving');
  await question.getByRole('button', { name: t('studio.refunds.approve'), exact: true }).click();
  await colleague.page.getByText(t('studio.refunds.left', { amount: '$33.00' })).waitFor();
  expectNoComplaints(visitor);
  expectNoComplaints(colleague);
});

test('a warranty refund that is more than one person gives back is approved at its case, whose writer is told then', async () => {
  const running = studio.running();
  const { orderNumber } = await paidOrder(running);
  const email = 'nils@example.com';
  const reference = await writtenWarranty(running.origin, email);
  const care = await newStaff(running, { roles: ['care'] });
  const { version } = (await care.call(readCase, { params: { reference } })).case;
  const body = {
    outcome: 'refund',
    words: 'All of it goes back.',
    refund: { orderNumber, amount: 80 },
    version,
  } as const;
  await care.call(decideWarranty, { params: { reference, decisionId: randomUUID() }, body });
  const mailsOf = async () => (await mailsTo(running, email)).filter(({ kind }) => kind === 'warranty-refund').length;
  expect(await mailsOf()).toBe(0);
  const visitor = await studio.work(`/cases/${reference}`, { roles: ['owner'] });
  const { page } = visitor;
  await page.getByText('$80.00', { exact: true }).waitFor();
  await page.getByRole('button', { name: t('studio.refunds.approve'), exact: true }).click();
  const question = page.getByRole('alertdialog', { name: t('studio.refunds.approve') });
  await question.getByText(t('studio.refunds.approveWhat', { amount: '$80.00' })).waitFor();
  await expectAccessible(page, 'approving at a warranty case');
  await question.getByRole('button', { name: t('studio.refunds.approve'), exact: true }).click();
  await page.getByText(t('studio.cases.status.closed'), { exact: true }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('studio.refunds.approve'), exact: true }).count()).toBe(0);
  expect(await mailsOf()).toBe(1);
  await page.goto(`${studio.origin()}/studio/orders/${orderNumber}`);
  await page.getByText(t('studio.refunds.left', { amount: '$25.50' })).waitFor();
  expectNoComplaints(visitor);
});

test('a refund that the provider has refused is named at home, and tried again at the payment or at its order', async () => {
  const running = studio.running();
  const staff = await newStaff(running, { roles: ['owner'] });
  const [first, second] = [await refusedRefund(running, staff), await refusedRefund(running, staff)];
  const visitor = await studio.work('/home', { name: 'Mira Fell', roles: ['finance'] });
  const { page } = visitor;
  const button = page.getByRole('button', { name: t('studio.payments.tryAgain') });
  const confirm = async (doing: string) => {
    await button.click();
    const dialog = page.getByRole('alertdialog', { name: t('studio.payments.tryAgain') });
    await dialog.getByText(t('studio.payments.tryAgainWhat', { amount: '$20.00' })).waitFor();
    await expectAccessible(page, doing);
    await dialog.getByRole('button', { name: t('studio.payments.tryAgainAction', { amount: '$20.00' }) }).click();
    await page.getByText(t('studio.payments.triedAgain', { amount: '$20.00' }), { exact: true }).waitFor();
    await page.getByText(t('studio.payments.triedAgainOf', { amount: '$20.00' })).waitFor();
    await expect.poll(() => button.count()).toBe(0);
  };
  await page.getByRole('link', { name: taskAtHome('refunds-refused') }).click();
  await expect.poll(() => page.getByRole('row').filter({ hasText: second.orderNumber }).count()).toBe(1);
  await page.getByRole('row').filter({ hasText: first.orderNumber }).getByRole('link').first().click();
  await confirm('trying a refund again at its payment');
  await page.goto(`${studio.origin()}/studio/orders/${second.orderNumber}`);
  await page.getByText(t('studio.payments.refusedRefundsHint')).waitFor();
  await confirm('trying a refund again at its order');
  await expect.poll(() => page.getByText(t('studio.payments.refusedRefundsHint')).count()).toBe(0);
  await expectFits(page);
  expectNoComplaints(visitor);
});

test.each([widths.phone, 820, widths.desktop])('an order with refunds fits %i px and is accessible', async (width) => {
  const { orderNumber } = await paidOrder(studio.running());
  const { page } = await studio.work(`/orders/${orderNumber}`, {}, { viewport: { width, height: 900 } });
  await page.getByRole('button', { name: t('studio.refunds.give') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.refunds.give') });
  await dialog.getByRole('textbox', { name: t('studio.refunds.amountField', { currency: 'USD' }) }).fill('55');
  await dialog.getByText(t('studio.refunds.needsApproval', { amount: '$50.00' })).waitFor();
  await dialog.getByRole('button', { name: t('studio.refunds.ask'), exact: true }).click();
  await page.getByRole('button', { name: t('studio.refunds.takeBack') }).waitFor();
  await expectAccessible(page, 'order with refunds');
  await expectFits(page);
});
