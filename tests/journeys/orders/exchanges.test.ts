import type { Order } from '@eyelet/contracts/orders/order.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { deliver } from '../../api/order-desk/orders.ts';
import { ready, sendSignIn, wordsOf } from '../signing/steps.ts';
import { openStudio, t as said } from '../studio/steps.ts';

const journey = openJourney();
const shop = openStudio(
  journey,
  async (app, opened, prepared) => {
    await mountStudio(app);
    await mountPages(app, opened, prepared);
  },
  startStockedShop,
);

async function settle(): Promise<void> {
  for (let round = 0; round < 5; round++) await announce(shop.running().shop);
}

/** A consumer with a delivered pair of deck shoes, signed in on the page of the order. */
async function atTheirOrder() {
  const t = wordsOf('en-us');
  const running = shop.running();
  const consumer = await newConsumer(running.origin);
  const order: Order = await buy(consumer, running.origin, upcs.deck);
  await settle();
  await deliver(await newStaff(running), order);
  const path = `/en-us/account/order?order=${order.orderNumber}`;
  const visitor = await journey.visit(`${shop.origin()}/en-us/sign-in?next=${encodeURIComponent(path)}`);
  await ready(visitor.page);
  await sendSignIn(visitor.page.getByRole('main'), 'en-us', consumer.email, consumer.password);
  await visitor.page.waitForURL((url) => url.pathname === '/en-us/account/order');
  await ready(visitor.page);
  return { t, order, visitor, main: visitor.page.getByRole('main') };
}

test('a consumer exchanges a pair from the account, the desk takes the first one back, and the other comes as an order', async () => {
  const { t, order, visitor, main } = await atTheirOrder();
  await main.getByText(t('purchases.return.open'), { exact: true }).click();
  await main.getByLabel(t('purchases.return.qty')).selectOption('1');
  const choice = main.getByLabel(t('purchases.exchange.label'));
  await choice.selectOption({ label: t('purchases.exchange.size', { size: '41' }) });
  await expectAccessible(visitor.page, 'the form of an exchange');
  await main.getByRole('button', { name: t('purchases.return.action') }).click();
  await main.getByText(t('purchases.return.state.announced')).waitFor();
  const returnId = /R[A-Z0-9]{9}/.exec((await main.locator('#returns').textContent()) ?? '')?.[0] ?? expect.fail();

  const desk = await shop.work(`/returns/${returnId}`, {}, { viewport: { width: widths.tablet, height: 1100 } });
  const { page } = desk;
  await page.getByText(said('studio.returns.state.announced'), { exact: true }).first().waitFor();
  await page.getByRole('button', { name: said('studio.returns.handOver') }).click();
  await page.getByText(said('studio.returns.state.on-its-way'), { exact: true }).first().waitFor();
  await settle();
  await visitor.page.reload();
  await main.getByText(t('purchases.return.state.on-its-way')).waitFor();

  await page.getByRole('button', { name: said('studio.returns.receive') }).click();
  const decide = page.getByRole('form', { name: said('studio.returns.decide') });
  await decide.getByRole('button', { name: new RegExp(said('studio.returns.gives')) }).waitFor();
  await expectAccessible(page, 'an exchange that is decided');
  await decide.getByRole('button', { name: said('studio.returns.decide') }).click();
  const made = page
    .getByRole('link')
    .filter({ hasText: /^[A-Z0-9]{10}$/ })
    .last();
  await page.getByText(said('studio.returns.exchangeOrder')).waitFor();
  await settle();

  await visitor.page.reload();
  await main.getByText(t('purchases.return.state.exchanged')).waitFor();
  await made.click();
  await page.getByRole('list', { name: said('studio.orders.timeline') }).waitFor();
  const entries = page.getByRole('list', { name: said('studio.orders.timeline') }).getByRole('listitem');
  const instead = entries.filter({ hasText: said('studio.orders.returned.sent-instead') });
  await instead.getByRole('link', { name: order.orderNumber }).click();
  for (const step of ['announced', 'handed-over', 'received', 'closed', 'exchanged'] as const) {
    await entries
      .filter({ hasText: said(`studio.orders.returned.${step}`) })
      .filter({ has: page.getByRole('link', { name: returnId }) })
      .waitFor();
  }
  await expectAccessible(page, 'an order with an exchange');
  await main
    .getByRole('link', { name: /[A-Z0-9]{10}/ })
    .last()
    .click();
  await visitor.page.waitForURL(/order-confirmation\?order=/);
  await main.getByText('41').first().waitFor();
  expectNoComplaints(visitor);
  expectNoComplaints(desk);
});

test('a consumer takes the money instead of the size that was put aside, and the desk sees it', async () => {
  const { t, visitor, main } = await atTheirOrder();
  await main.getByText(t('purchases.return.open'), { exact: true }).click();
  await main.getByLabel(t('purchases.return.qty')).selectOption('1');
  const larger = main.getByLabel(t('purchases.exchange.label'));
  await larger.selectOption({ label: t('purchases.exchange.size', { size: '42' }) });
  await main.getByRole('button', { name: t('purchases.return.action') }).click();
  const withdraw = main.getByRole('button', { name: t('purchases.exchange.withdraw') });
  await withdraw.click();
  await main
    .getByRole('status')
    .filter({ hasText: t('purchases.exchange.withdrawn') })
    .waitFor();
  await expect.poll(() => withdraw.count()).toBe(0);
  await main.getByText(/^You get your money instead of .+42\.$/).waitFor();
  await expectAccessible(visitor.page, 'an exchange that was withdrawn');
  const returnId = /R[A-Z0-9]{9}/.exec((await main.locator('#returns').textContent()) ?? '')?.[0] ?? expect.fail();
  const desk = await shop.work(`/returns/${returnId}`);
  await desk.page.getByText(/^Money instead of .+42/).waitFor();
  expectNoComplaints(visitor);
  expectNoComplaints(desk);
});
