import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { buy, makeReady } from '@eyelet/testing/buy.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { openStudio, t } from './steps.ts';

const studio = openStudio(
  openJourney(),
  async (app, shop, prepared) => {
    await mountStudio(app);
    await mountPages(app, shop, prepared);
  },
  startStockedShop,
);

test('a part of a shipment leaves in a parcel of its own, and the rest waits in a box with the same number', async () => {
  const { origin } = studio.running();
  const shopper = await newShopper(origin);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.reduced, qty: 2 } });
  const cart = await makeReady(shopper, origin, id);
  const giftOption = { to: 'Ida Holm', email: '', message: 'For wet paths' };
  await shopper.call(updateItem, { params: { basketId: id }, body: { itemId: cart.items[0]?.id ?? '', giftOption } });
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  const visitor = await studio.work('/packing', { name: 'Ines Moor' }, { viewport: { width: 820, height: 1180 } });
  const { page } = visitor;
  const parcel = page.getByRole('listitem', { name: new RegExp(orderNumber) });
  const field = page.getByRole('textbox', { name: t('studio.packing.scan') });
  await parcel.waitFor();
  const title = await parcel.getByRole('heading').textContent();
  await expect.poll(() => parcel.getByRole('button', { name: t('studio.packing.handOver') }).count()).toBe(0);
  const paper = page.waitForEvent('download');
  await parcel.getByRole('link', { name: t('studio.packing.giftReceipt') }).click();
  expect((await paper).suggestedFilename()).toBe(`${orderNumber}-gift-receipt.pdf`);
  await field.fill(upcs.reduced);
  await field.press('Enter');
  await parcel.getByRole('button', { name: t('studio.packing.handOver') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.packing.handOver.title') });
  await expectAccessible(page, 'a parcel to be handed over');
  await dialog.getByRole('textbox', { name: t('studio.orders.trackingNumber') }).fill(`1Z-${orderNumber}`);
  await dialog.getByRole('button', { name: t('studio.orders.step.shipped') }).click();
  await parcel.getByText(t('studio.orders.reached.partly')).waitFor();
  await parcel.getByText(t('studio.packing.lacks', { n: 1 })).waitFor();
  expect(await parcel.getByRole('heading').textContent()).toBe(title);
  // The other piece is not there, and no other place has one: the order desk looks again.
  await parcel.getByRole('button', { name: t('studio.packing.missing') }).click();
  const missing = page.getByRole('dialog', { name: t('studio.packing.missing') });
  await expectAccessible(page, 'a piece that is not found');
  await missing.getByRole('button', { name: t('studio.packing.missing.report') }).click();
  await expect.poll(() => parcel.count()).toBe(0);
  await page.goto(`${studio.origin()}/studio/orders/${orderNumber}`);
  await page.getByText(t('studio.orders.notSent')).waitFor();
  const found = page.getByRole('button', { name: t('studio.orders.missing.found', { place: 'W-NORA' }) });
  await found.waitFor();
  await expectAccessible(page, 'a partly shipped order with a piece that is not found');
  await found.click();
  await expect.poll(() => found.count()).toBe(0);
  const [name, place] = [[cart.items[0]?.name, cart.items[0]?.size].join(', '), 'W-NORA'];
  const happened = page.getByRole('list', { name: t('studio.orders.timeline') }).getByRole('listitem');
  for (const words of [
    [t('studio.orders.pieces.missing', { n: 1, name, place }), t('studio.packing.missing.nowhere', { n: 1 })],
    [t('studio.orders.pieces.again', { n: 1, name }), t('studio.packing.missing.moved', { places: place })],
  ]) {
    const [what = '', became = ''] = words;
    await happened.filter({ hasText: what }).filter({ hasText: became }).filter({ hasText: 'Ines Moor' }).waitFor();
  }
  const order = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect(order.shipments).toMatchObject([{ isPartlyShipped: true, parcels: [{ units: 1 }], notSent: [{ qty: 1 }] }]);
  expectNoComplaints(visitor);
});

test('on a tablet, units are scanned into the parcels that lack them, and a complete parcel is packed and handed over', async () => {
  const shopper = await newShopper(studio.running().origin);
  const first = await buy(shopper, studio.running().origin, upcs.socks);
  const second = await buy(shopper, studio.running().origin, upcs.deck);
  const visitor = await studio.work('/packing', { name: 'Ruth Sand' }, { viewport: { width: 820, height: 1180 } });
  const { page } = visitor;
  const parcel = (orderNumber: string) => page.getByRole('listitem', { name: new RegExp(orderNumber) });
  await parcel(second.orderNumber).waitFor();
  await expectAccessible(page, 'packing');
  const field = page.getByRole('textbox', { name: t('studio.packing.scan') });
  const scan = async (upc: string) => {
    await field.fill(upc);
    await field.press('Enter');
  };
  expect(
    await parcel(second.orderNumber)
      .getByRole('link', { name: t('studio.packing.giftReceipt') })
      .count(),
  ).toBe(0);
  await scan(upcs.spare);
  await page
    .getByRole('alert')
    .getByText(t('studio.packing.scan.stranger', { upc: upcs.spare }))
    .waitFor();
  await scan(upcs.deck);
  await parcel(second.orderNumber).getByText(t('studio.packing.full'), { exact: true }).waitFor();
  await parcel(first.orderNumber).getByText(t('studio.packing.open'), { exact: true }).waitFor();
  await scan(upcs.deck);
  await page
    .getByRole('alert')
    .getByText(t('studio.packing.scan.enough', { upc: upcs.deck }))
    .waitFor();
  const paper = page.waitForEvent('download');
  await parcel(second.orderNumber)
    .getByRole('link', { name: t('studio.packing.note') })
    .click();
  expect((await paper).suggestedFilename()).toBe(`${second.orderNumber}-delivery-note.pdf`);
  // What was scanned is still known after the tablet was asleep.
  await page.reload();
  await parcel(second.orderNumber).getByText(t('studio.packing.full'), { exact: true }).waitFor();
  await parcel(second.orderNumber)
    .getByRole('button', { name: t('studio.orders.step.packed') })
    .click();
  await parcel(second.orderNumber).getByText(t('studio.packing.packed'), { exact: true }).waitFor();
  await parcel(second.orderNumber)
    .getByRole('button', { name: t('studio.orders.step.shipped') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('studio.orders.ship.title') });
  await dialog.getByRole('textbox', { name: t('studio.orders.trackingNumber') }).fill('1Z-PACKED');
  await dialog.getByRole('button', { name: t('studio.orders.step.shipped') }).click();
  await expect.poll(() => parcel(second.orderNumber).count()).toBe(0);
  const order = await shopper.call(readPurchase, { params: { orderId: second.orderNumber } });
  expect(order).toMatchObject({ status: 'shipped', shipments: [{ parcel: { trackingNumber: '1Z-PACKED' } }] });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  expectNoComplaints(visitor);
});

test('a store is let send to homes, a number of parcels a day, and shows that it does', async () => {
  const visitor = await studio.work('/transfers/sending', { name: 'Mei Tran' });
  const { page } = visitor;
  const row = page.getByRole('row', { name: /S-BOSTON/ });
  await row.getByText(t('studio.sending.state.off')).waitFor();
  await row.getByRole('button', { name: t('studio.sending.changeOf', { store: 'S-BOSTON' }) }).click();
  const dialog = page.getByRole('dialog', { name: 'S-BOSTON' });
  await dialog.getByText(t('studio.sending.enabled')).click();
  await dialog.getByRole('textbox', { name: t('studio.sending.limit') }).fill('0');
  await dialog.getByRole('button', { name: t('studio.save') }).click();
  await dialog.getByText(t('studio.sending.limit.wrong')).waitFor();
  await expectAccessible(page, 'how a store sends');
  await dialog.getByRole('textbox', { name: t('studio.sending.limit') }).fill('8');
  await dialog.getByRole('button', { name: t('studio.save') }).click();
  await row.getByText(t('studio.sending.ofLimit', { n: 0, most: 8 })).waitFor();
  await row.getByText(t('studio.sending.state.on')).waitFor();
  await expectAccessible(page, 'stores that send');
  expectNoComplaints(visitor);
});
