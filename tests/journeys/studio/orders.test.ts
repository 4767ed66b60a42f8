import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { createContent } from '@eyelet/contracts/content/create.ts';
import { publishContent } from '@eyelet/contracts/content/publish.ts';
import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { saveDraft } from '@eyelet/contracts/content/save-draft.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { runBulkActions } from '@eyelet/server/bulk-actions/run-due.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { newAssociate, openStoreSession } from '@eyelet/testing/associate.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { pageItem, textBlock } from '@eyelet/testing/content-items.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { deliver } from '../../api/order-desk/orders.ts';
import { askLabel } from '../../api/returns/messages.ts';
import { heading, openStudio, t } from './steps.ts';

const journey = openJourney();
const studio = openStudio(
  journey,
  async (app, shop, prepared) => {
    await mountStudio(app);
    await mountPages(app, shop, prepared);
  },
  startStockedShop,
);

async function bought() {
  const { origin } = studio.running();
  const shopper = await newShopper(origin);
  return { shopper, ...(await buy(shopper, origin, upcs.socks)) };
}

test('an order is found, packed, handed to a carrier and delivered, and everything is audited [C1.39]', async () => {
  const { shopper, orderNumber } = await bought();
  const visitor = await studio.work('/orders', { name: 'Marta Ferri' });
  const { page } = visitor;
  const search = page.getByRole('searchbox', { name: t('studio.orders.search') });
  await search.fill('marsh a');
  await page.getByLabel(t('studio.payments.until')).fill('2001-01-01');
  await page.getByText(t('studio.list.noneFits')).waitFor();
  await page.getByLabel(t('studio.payments.until')).fill('');
  await page.getByRole('button', { name: new RegExp(`${t('studio.customers.market')}$`) }).click();
  await page.getByRole('option', { name: 'United States' }).click();
  await page.getByRole('row').filter({ hasText: orderNumber }).waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ search: 'marsh a', market: 'en-us' });
  await search.fill(orderNumber);
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByText(orderNumber, { exact: true }).click();
  await heading(page, orderNumber).waitFor();
  await page.getByRole('button', { name: t('studio.orders.step.packed') }).click();
  await page.getByText(t('studio.orders.status.in fulfilment'), { exact: true }).first().waitFor();
  await page.getByRole('button', { name: t('studio.orders.step.shipped') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.orders.ship.title') });
  const send = dialog.getByRole('button', { name: t('studio.orders.step.shipped') });
  await send.click();
  await dialog.getByText(t('studio.error.required')).waitFor();
  await dialog.getByRole('button', { name: new RegExp(`${t('studio.orders.carrier')}$`) }).click();
  await page.getByRole('option', { name: 'FedEx' }).click();
  await dialog.getByRole('textbox', { name: t('studio.orders.trackingNumber') }).fill('7777 1234');
  await send.click();
  await page.getByText('FedEx 77771234').waitFor();
  await page.getByRole('button', { name: t('studio.orders.step.delivered') }).click();
  await page.getByText(t('studio.orders.status.delivered'), { exact: true }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('studio.orders.step.delivered') }).count()).toBe(0);
  const written = page.getByRole('listitem').filter({ hasText: t('studio.action.orderDesk.recordStep') });
  await expect.poll(() => written.count()).toBe(3);
  const order = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect(order).toMatchObject({ status: 'delivered', shipments: [{ parcel: { carrier: 'FedEx' } }] });
  expectNoComplaints(visitor);
});

test('orders are chosen, noted together in the background, and each tells what has come of it', async () => {
  const { orderNumber } = await bought();
  const visitor = await studio.work('/orders', { name: 'Ines Roth' });
  const { page } = visitor;
  await page.getByRole('checkbox', { name: t('studio.list.select', { name: orderNumber }) }).press('Space');
  await page.getByRole('button', { name: t('studio.bulk.act') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.bulk.title', { count: 1 }) });
  await dialog.getByRole('button', { name: new RegExp(`${t('studio.bulk.action')}$`) }).click();
  await page.getByRole('option', { name: t('studio.bulk.action.note') }).click();
  await dialog.getByRole('button', { name: t('studio.bulk.start') }).click();
  await dialog.getByText(t('studio.error.required')).waitFor();
  await dialog.getByRole('textbox', { name: t('studio.orders.note') }).fill('Recall of the dye');
  await expectAccessible(page, 'action on many orders');
  await dialog.getByRole('button', { name: t('studio.bulk.start') }).click();
  await heading(page, t('studio.bulk.action.note')).waitFor();
  await runBulkActions(studio.running().shop);
  await page.getByRole('cell', { name: t('studio.bulk.of.done') }).waitFor();
  await expectAccessible(page, 'result of an action on many orders');
  await page.getByRole('link', { name: orderNumber }).click();
  await page.getByText('Recall of the dye').waitFor();
  expectNoComplaints(visitor);
});

test('an order is cancelled with a reason, which the history shows, and offers no further actions', async () => {
  const { shopper, orderNumber } = await bought();
  const visitor = await studio.work(`/orders/${orderNumber}`, { name: 'Ines Roth' });
  const { page } = visitor;
  const cancel = page.getByRole('button', { name: t('studio.orders.cancel.action') });
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: t('studio.orders.cancel.title', { number: orderNumber }) });
  await expectAccessible(page, 'question before cancelling');
  await dialog.getByRole('button', { name: t('studio.orders.cancel.action') }).click();
  await dialog.getByText(t('studio.error.required')).waitFor();
  await dialog.getByRole('textbox', { name: t('studio.orders.cancel.reason') }).fill('Asked on the phone');
  await dialog.getByRole('button', { name: t('studio.orders.cancel.action') }).click();
  await page.getByText(t('studio.orders.status.cancelled'), { exact: true }).first().waitFor();
  await expect.poll(() => cancel.count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: t('studio.orders.step.shipped') }).count()).toBe(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: t('studio.action.orderDesk.cancel') })
    .waitFor();
  const { status } = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect(['cancelled', 'refunded']).toContain(status);
  expectNoComplaints(visitor);
});

test.each([widths.phone, 1024, widths.desktop])('list and order are accessible and fit %i px', async (width) => {
  const { orderNumber } = await bought();
  const { page } = await studio.work('/orders', {}, { viewport: { width, height: 900 } });
  await page.getByText(orderNumber, { exact: true }).waitFor();
  await expectAccessible(page, 'list of orders');
  await expectFits(page);
  await page.getByText(orderNumber, { exact: true }).click();
  await page.getByRole('button', { name: t('studio.orders.step.shipped') }).waitFor();
  await page.getByText(t('studio.receipts.show')).click();
  const receipt = page.getByRole('table', { name: t('studio.receipts.receipt') });
  await receipt.getByRole('cell', { name: t('studio.receipts.step.listPrice') }).waitFor();
  await expectAccessible(page, 'order');
  await expectFits(page);
});

test('a return is received, inspected and settled, its money is refunded, and everything is audited [C1.25]', async () => {
  const { running, origin } = { running: studio.running(), origin: studio.running().origin };
  const warehouse = await newStaff(running);
  const shopper = await newShopper(origin);
  const order = await buy(shopper, origin, upcs.socks);
  await announce(running.shop);
  await deliver(warehouse, order);
  const { returnId } = await askLabel(origin, shopper, order.orderNumber);
  const visitor = await studio.work('/returns', { name: 'Marta Ferri' });
  const { page } = visitor;
  await page.getByText(returnId, { exact: true }).click();
  await heading(page, returnId).waitFor();
  await page.getByRole('button', { name: t('studio.returns.receive') }).click();
  await page.getByText(t('studio.returns.state.received'), { exact: true }).first().waitFor();
  const form = page.getByRole('form', { name: t('studio.returns.decide') });
  await form.getByRole('button', { name: new RegExp(`${t('studio.returns.accepted')}$`) }).click();
  await page.getByRole('option', { name: '0' }).click();
  const decide = form.getByRole('button', { name: t('studio.returns.decide') });
  await decide.click();
  await form.getByText(t('studio.error.required')).waitFor();
  await form.getByRole('button', { name: new RegExp(`${t('studio.returns.accepted')}$`) }).click();
  await page.getByRole('option', { name: '1' }).click();
  await decide.click();
  await page.getByText(t('studio.returns.taken', { accepted: 1, qty: 1 })).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: t('studio.action.returnDesk.settle') })
    .waitFor();
  const { status } = await shopper.call(readPurchase, { params: { orderId: order.orderNumber } });
  expect(status).toBe('refunded');
  expectNoComplaints(visitor);
});

test('the desk shows what was taken off an item in a store, by whom and why', async () => {
  const { running } = studio;
  const { origin } = running();
  const [seller, associate] = [await newShopper(origin), await newAssociate(running())];
  const session = { ...seller, auth: await openStoreSession(seller, associate) };
  const { id: basketId, items } = await readyCart(session, origin, upcs.socks);
  const asked = { type: 'percentage', value: 10, reason: 'Scuffed sole' } as const;
  await session.call(addPriceAdjustment, { params: { basketId }, body: { itemId: items[0]?.id ?? '', ...asked } });
  const { orderNumber } = await session.call(placeOrder, { body: { cartId: basketId } });
  const { page } = await studio.work(`/orders/${orderNumber}`);
  await page.getByText(`${associate.name}: Scuffed sole`).waitFor();
});

test('staff who may only read an order have no controls to record steps', async () => {
  const { orderNumber } = await bought();
  const { page } = await studio.work(`/orders/${orderNumber}`, { roles: ['analyst'] });
  await page.getByText(t('studio.orders.status.confirmed'), { exact: true }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('studio.orders.step.packed') }).count()).toBe(0);
});

test('the terms of an order link to the version of when it was placed', async () => {
  const publisher = await newStaff(studio.running(), { roles: ['publisher'] });
  const key = 'sale-terms';
  const { kind, document } = pageItem(key, { title: 'Terms of sale', blocks: [textBlock('Thirty days to return')] });
  const body = { kind, key, name: 'Terms of sale', document } as const;
  const { item } = await publisher.call(createContent, { body });
  const params = { itemId: item.itemId };
  const publish = async (version: number, words: string) => {
    await publisher.call(publishContent, { params, body: { version } });
    const shopper = await newShopper(studio.running().origin);
    const shown = () => shopper.call(readPage, { params: { slug: key } }).then(JSON.stringify, String);
    await expect.poll(shown, { timeout: 15_000 }).toContain(words);
  };
  await publish(1, 'Thirty days to return');
  studio.later(5);
  const { orderNumber } = await bought();
  studio.later(5);
  const changed = pageItem(key, { title: 'Terms of sale', blocks: [textBlock('Ten days to return')] }).document;
  await publisher.call(saveDraft, { params, body: { version: 1, document: changed } });
  await publish(2, 'Ten days to return');

  const { page, context } = await studio.work(`/orders/${orderNumber}`);
  const [terms] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: t('studio.orders.termsVersion', { page: key, version: '1' }) }).click(),
  ]);
  await terms.getByText('Thirty days to return', { exact: true }).first().waitFor();
  expect(new URL(terms.url()).pathname).toBe(`/en-us/versions/${key}/1`);
});
