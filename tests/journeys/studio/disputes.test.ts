import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tellDispute } from '../../api/disputes/told.ts';
import { askedRefund, follow, paidOrder } from '../../api/refunds/refunded.ts';
import { heading, openStudio, t, taskAtHome } from './steps.ts';

const studio = openStudio(openJourney(), undefined, startStockedShop);

async function disputedOrder() {
  const running = studio.running();
  const { orderNumber } = await paidOrder(running);
  const deadline = '2026-12-04T12:00:00.000Z';
  await tellDispute(running, orderNumber, { step: 'opened', minute: 1, reason: '13.1 Not received', deadline });
  return orderNumber;
}

/** From the list: its row is opened, which shows what is known and the way to the order. */
async function showOrder(page: Page, orderNumber: string) {
  await page.getByRole('button', { name: orderNumber }).click();
  await page.getByText(t('studio.disputes.held'), { exact: true }).waitFor();
  await page.getByRole('link', { name: t('studio.disputes.showOrder') }).click();
}

test('a dispute waits at home, says on the order until when it can be answered, and its goods are let go there', async () => {
  const orderNumber = await disputedOrder();
  const visitor = await studio.work('/home', { roles: ['finance'] });
  const { page } = visitor;
  await page.getByRole('link', { name: taskAtHome('disputes-open') }).click();
  await showOrder(page, orderNumber);
  const timeline = page.getByRole('list', { name: t('studio.orders.timeline') });
  await timeline.getByText(t('studio.disputes.step.opened', { amount: '$105.50' })).waitFor();
  await page.getByText(t('studio.disputes.held'), { exact: true }).waitFor();
  await page.getByRole('button', { name: t('studio.disputes.release') }).click();
  const question = page.getByRole('alertdialog', { name: t('studio.disputes.release') });
  await expectAccessible(page, 'letting disputed goods go');
  await question.getByRole('button', { name: t('studio.disputes.release') }).click();
  await timeline.getByText(t('studio.disputes.step.released')).waitFor();
  // The button of the question leaves with the question, and that of the dispute once its facts are read again.
  await expect.poll(() => page.getByRole('button', { name: t('studio.disputes.release') }).count()).toBe(0);
  expectNoComplaints(visitor);
});

test.each([widths.phone, 820, widths.desktop])(
  'the list of disputes and a disputed order fit %i px and are accessible',
  async (width) => {
    const orderNumber = await disputedOrder();
    const { page } = await studio.work('/disputes', {}, { viewport: { width, height: 900 } });
    await page.getByRole('button', { name: orderNumber }).waitFor();
    await expectAccessible(page, 'disputes');
    await expectFits(page);
    await showOrder(page, orderNumber);
    await page.getByText(t('studio.disputes.ofOrder', { amount: '$105.50' })).waitFor();
    await expectAccessible(page, 'disputed order');
    await expectFits(page);
  },
);

test('a dispute is answered: what the shop knows is chosen, saved and submitted, or its money is given up after a second thought', async () => {
  const first = await disputedOrder();
  const visitor = await studio.work('/disputes', { roles: ['finance'] });
  const { page } = visitor;
  const open = async (orderNumber: string) => {
    await page.goto(`${studio.origin()}/studio/disputes`);
    await page.getByRole('button', { name: orderNumber }).click();
    await page.getByRole('link', { name: t('studio.disputes.showEvidence') }).click();
    await heading(page, t('studio.disputes.ofOrder', { amount: '$105.50' })).waitFor();
  };
  await open(first);
  const form = page.getByRole('form', { name: t('studio.disputes.evidence') });
  const order = form.getByRole('checkbox', { name: t('studio.disputes.piece.order', { count: 1 }) });
  await order.focus();
  await page.keyboard.press('Space');
  await form.getByRole('button', { name: t('studio.disputes.evidence.reason') }).click();
  await page.getByRole('option', { name: 'GOODS_DELIVERED' }).click();
  await form.getByLabel(t('studio.disputes.evidence.text')).fill('They have signed for it.');
  const submit = page.getByRole('button', { name: t('studio.disputes.submit') });
  expect(await submit.isDisabled()).toBe(true);
  await form.getByRole('button', { name: t('studio.save') }).click();
  await page.getByText(t('studio.disputes.answer.draft'), { exact: true }).waitFor();
  for (const width of [widths.phone, 820, widths.desktop]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `answering a dispute at ${width}`);
    await expectFits(page);
  }
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: t('studio.disputes.paper') }).click();
  expect((await downloading).suggestedFilename()).toBe(`${first}-evidence.pdf`);
  await submit.click();
  const submitting = page.getByRole('alertdialog', { name: t('studio.disputes.submit') });
  await submitting.getByRole('button', { name: t('studio.disputes.submit') }).click();
  await page.getByText(t('studio.disputes.sent')).waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('studio.disputes.accept') }).count()).toBe(0);

  const second = await disputedOrder();
  await open(second);
  await page.getByRole('button', { name: t('studio.disputes.accept') }).click();
  const giving = page.getByRole('alertdialog', { name: t('studio.disputes.accept') });
  await expectAccessible(page, 'giving disputed money up');
  await giving.getByRole('button', { name: t('studio.disputes.acceptAction', { amount: '$105.50' }) }).click();
  await page.getByText(t('studio.disputes.givenUp')).waitFor();
  await page.getByText(t('studio.disputes.state.lost'), { exact: true }).waitFor();
  expectNoComplaints(visitor);
});

test('a payment is found by its order and shows what went back of it, its dispute and its trail, at every width', async () => {
  const { params } = await askedRefund(await newStaff(studio.running()), studio.running(), 10);
  await follow(studio.running());
  await tellDispute(studio.running(), params.orderNumber, { step: 'opened', minute: 2 });
  const visitor = await studio.work('/payments', { roles: ['finance'] });
  const { page } = visitor;
  await page.getByRole('searchbox', { name: t('studio.payments.search') }).fill(params.orderNumber);
  await page.getByRole('row', { name: new RegExp(`-\\$10\\.00.*${params.orderNumber}`) }).waitFor();
  await page.waitForURL((url) => [...url.searchParams.values()].includes(params.orderNumber));
  // Rows of the list before fade until those that were searched for are there: the head, the payment, the refund.
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await page.locator('[aria-busy="false"]').getByRole('table').waitFor();
  for (const width of [widths.phone, 820, widths.desktop]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `payments at ${width}`);
    await expectFits(page);
  }
  await page.getByRole('link', { name: '$105.50' }).click();
  await heading(page, t('studio.payments.one', { amount: '$105.50' })).waitFor();
  await page.getByText(t('studio.payments.refundOf', { amount: '$10.00' })).waitFor();
  await page.getByRole('heading', { name: t('studio.disputes.ofOrder', { amount: '$105.50' }) }).waitFor();
  for (const width of [widths.phone, 820, widths.desktop]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `a payment at ${width}`);
    await expectFits(page);
  }
  const today = studio.now().toISOString().slice(0, 10);
  await page.goto(`${studio.origin()}/studio/payments/reports`);
  await page.getByRole('button', { name: t('studio.settlements.read') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.settlements.read') });
  await dialog.getByLabel(t('studio.settlements.firstDay')).fill(today);
  await dialog.getByLabel(t('studio.settlements.lastDay')).fill(today);
  await expectAccessible(page, 'reading a report');
  await dialog.getByRole('button', { name: t('studio.settlements.fetch') }).click();
  await page.getByText(t('studio.settlements.open', { count: 0 })).waitFor();
  // The report has the payments of the other tests, too.
  const lines = page.getByRole('button', { name: t('studio.settlements.outcome.matched') });
  const ofOrder = page.getByRole('link', { name: params.orderNumber }).first();
  await lines.first().waitFor();
  for (let at = 0; at < (await lines.count()) && !(await ofOrder.isVisible()); at += 1) {
    await lines.nth(at).click();
    await lines.nth(at).and(page.locator('[aria-expanded="true"]')).waitFor();
  }
  await expectAccessible(page, 'a settlement report');
  await ofOrder.click();
  await heading(page, t('studio.payments.one', { amount: '$105.50' })).waitFor();
  await page.getByRole('link', { name: params.orderNumber }).click();
  await page.getByRole('list', { name: t('studio.orders.timeline') }).waitFor();
  expectNoComplaints(visitor);
});
