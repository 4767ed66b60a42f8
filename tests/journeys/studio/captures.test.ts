import { randomUUID } from 'node:crypto';
import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { chargeByParcel, ordered, send, worthOf } from '../../api/payments/parcels.ts';
import { refusedOrder } from '../../api/payments/refused-payment.ts';
import { openStudio, t } from './steps.ts';

const studio = openStudio(openJourney(), undefined, startStockedShop);
const money = (minor: number) => `$${(minor / 100).toFixed(2)}`;

test('where cards are charged as parcels leave, an order and its payment say what was taken and what is still reserved', async () => {
  const desk = await chargeByParcel(studio.running());
  const order = await ordered(desk, await newShopper(studio.running().origin));
  await send(desk, order, 'first', [[upcs.deck, 2]]);
  const { share, total, delivery } = worthOf(order);
  const taken = share(upcs.deck, 2) + delivery;
  const visitor = await studio.work(`/orders/${order.orderNumber}`, { name: 'Ines Moor', roles: ['owner'] });
  const { page } = visitor;
  await page.getByText(t('studio.orders.captured', { amount: money(taken) })).waitFor();
  await page.getByText(t('studio.orders.held', { amount: money(total - taken) })).waitFor();
  const badge = page.getByText(t('studio.payments.partlyTaken'), { exact: true });
  await badge.waitFor();
  await expectAccessible(page, 'an order that was charged in part');
  await page.goto(`${studio.origin()}/studio/payments`);
  const rows = page.getByRole('row').filter({ hasText: order.orderNumber });
  await rows.filter({ has: badge }).waitFor();
  await page.getByRole('row').filter({ hasText: order.orderNumber }).first().getByRole('link').first().click();
  await page.getByRole('heading', { name: t('studio.payments.trail') }).waitFor();
  const held = page.getByRole('definition').filter({ hasText: money(total - taken) });
  await held.first().waitFor();
  await page.getByText(t('studio.payments.captureOf', { amount: money(taken) })).waitFor();
  await expectAccessible(page, 'a payment that was captured in part');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await send(desk, order, 'second', [[upcs.socks, 3]]);
  await page.reload();
  await page.getByText(t('studio.payments.captureOf', { amount: money(total - taken) })).waitFor();
  await expect.poll(() => held.count()).toBe(0);
  await expect.poll(() => badge.count()).toBe(0);
  expectNoComplaints(visitor);
});

test('of items that are canceled before they were taken the order says that their money is released, not given back', async () => {
  const desk = await chargeByParcel(studio.running());
  const shopper = await newShopper(studio.running().origin);
  const order = await ordered(desk, shopper);
  const itemId = order.items.find(({ upc }) => upc === upcs.socks)?.id ?? '';
  const items = [{ itemId, qty: 3 }];
  await shopper.call(cancelOrderItems, {
    body: { orderNumber: order.orderNumber, cancellationId: randomUUID(), items },
  });
  const visitor = await studio.work(`/orders/${order.orderNumber}`, { name: 'Odo Reis', roles: ['owner'] });
  const entry = visitor.page.getByRole('listitem').filter({ hasText: t('studio.orders.itemsCancelled.shopper') });
  const gone = money(worthOf(order).share(upcs.socks, 3));
  await entry.getByText(t('studio.orders.released', { amount: gone })).waitFor();
  expect(await entry.getByText(t('studio.orders.itemsCancelled.amount', { amount: gone })).count()).toBe(0);
  expectNoComplaints(visitor);
});

test('what could not be taken of a payment is given up with a reason, which its order tells', async () => {
  const desk = await chargeByParcel(studio.running());
  const { order, refused, paymentKey } = await refusedOrder(desk, await newShopper(studio.running().origin));
  const visitor = await studio.work(`/payments/${paymentKey}`, { name: 'Mira Fell', roles: ['finance'] });
  const { page } = visitor;
  const amount = money(refused);
  await page.getByRole('button', { name: t('studio.payments.giveUp') }).click();
  const dialog = page.getByRole('alertdialog', { name: t('studio.payments.giveUp') });
  await dialog.getByText(t('studio.payments.giveUpWhat', { amount })).waitFor();
  await dialog.getByRole('button', { name: t('studio.reason') }).click();
  await page.getByRole('option', { name: t('studio.payments.giveUpReason.paid-otherwise') }).click();
  await expectAccessible(page, 'giving up what was not taken');
  await dialog.getByRole('button', { name: t('studio.payments.giveUpAction', { amount }) }).click();
  await page.getByText(t('studio.payments.gaveUp', { amount }), { exact: true }).waitFor();
  await page.getByText(t('studio.payments.gaveUpOf', { amount })).waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('studio.payments.giveUp') }).count()).toBe(0);
  await page.goto(`${studio.origin()}/studio/orders/${order.orderNumber}`);
  const entry = page.getByRole('listitem').filter({ hasText: t('studio.payments.gaveUpOf', { amount }) });
  await entry.getByText(t('studio.payments.giveUpReason.paid-otherwise')).waitFor();
  await entry.getByText('Mira Fell').waitFor();
  expectNoComplaints(visitor);
});
