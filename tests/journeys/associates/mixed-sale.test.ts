import type { Order } from '@eyelet/contracts/orders/order.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { stockAt } from '@eyelet/testing/demo-stock.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { american } from '../checkout/addresses.ts';
import { cards, continueToPayment, deckShoe, fillShipping, payWith, placeButton } from '../checkout/steps.ts';
import { handOver, scan, takeOver, titled } from './handing.ts';
import { clearTill, delia, openTill, ready, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const { phone, tablet, desktop } = widths;

beforeEach(() => clearTill(journey.origin()));

/** Puts a size of a shoe into the cart; returns its upc. */
async function choose(page: Page, nth: number): Promise<string> {
  await page.goto(`/en-us/p/deck-shoe-${deckShoe}`);
  await ready(page);
  const sizes = page
    .getByRole('main')
    .getByRole('group', { name: t('product.chooseSize') })
    .first();
  const size = sizes.getByRole('radio', { disabled: false }).nth(nth);
  await size.check({ force: true });
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .waitFor();
  return (await size.getAttribute('value')) ?? '';
}

async function expectSound(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await expectFits(page, where);
}

/** Opens the choice of delivery of a line of the cart. */
async function openDelivery(page: Page, nth: number) {
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${t('delivery.change')}`) })
    .nth(nth)
    .click();
  const dialog = page.getByRole('dialog', { name: t('delivery.title') });
  await dialog.getByRole('button', { name: t('delivery.apply') }).waitFor();
  return dialog;
}

const label = `${t('shipping.taken.label')}, ${delia.store}`;

test.each([
  [phone, tablet],
  [desktop, tablet],
])(
  'a cart from a phone is sold at the till, %i px wide and turned to %i: what the store has is taken at once, the rest is sent home',
  async (width, turned) => {
    const shopper = await journey.visit('/en-us', { viewport: { width: phone, height: 844 } });
    const there = await choose(shopper.page, 0);
    const elsewhere = await choose(shopper.page, 2);
    await stockAt(journey.origin(), there, 'US-BOS', 5);
    await stockAt(journey.origin(), elsewhere, 'US-BOS', 0);
    await shopper.page.goto('/en-us/cart');
    await ready(shopper.page);
    await handOver(shopper.page, 'en-us', 'shopper').click();
    await titled(shopper.page, t('handover.give.shopper')).waitFor();
    const link = await scan(shopper.page, 'en-us');

    const till = await journey.visit('/en-us', { viewport: { width, height: 900 } });
    const { page } = till;
    await openTill(page, 'en-us');
    await page.goto(link);
    await takeOver(page, 'en-us').click();
    await page.waitForURL(`${journey.origin()}/en-us/cart`);
    await ready(page);

    const lacking = await openDelivery(page, 1);
    await lacking.getByRole('radio', { name: new RegExp(`^${label}`), disabled: true }).waitFor();
    await page.keyboard.press('Escape');
    const dialog = await openDelivery(page, 0);
    const taken = dialog.getByRole('radio', { name: new RegExp(`^${label}`), disabled: false });
    await expectSound(page, 'the choice of taking something at once');
    await taken.check({ force: true });
    await dialog.getByRole('button', { name: t('delivery.apply') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('main').getByText(label).first().waitFor();
    await expectSound(page, 'the cart of a mixed sale');
    await page.setViewportSize({ width: turned, height: 900 });

    await page
      .getByRole('main')
      .getByRole('link', { name: t('cart.checkout'), exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await fillShipping(page, american);
    await expectSound(page, 'where the rest is sent');
    await continueToPayment(page, 'en-us');
    await payWith(page, 'en-us', cards.good);
    await page.getByRole('main').getByText(label).waitFor();
    const answered = page.waitForResponse(
      (response) => response.url().includes('/cart/v2/checkout/order') && response.request().method() === 'PUT',
    );
    await placeButton(page, 'en-us').click();
    const order: Order = await (await answered).json();
    expect(order.shipments.map(({ kind, deliveredAt }) => [kind, deliveredAt !== null])).toEqual([
      ['home', false],
      ['pickup', true],
    ]);
    await page.waitForURL(`${journey.origin()}/en-us/order-confirmation?order=${order.orderNumber}`);
    await ready(page);
    await page.getByRole('heading', { level: 3, name: label }).waitFor();
    await page.getByText(t('order.state.in fulfilment')).first().waitFor();
    await expectSound(page, 'the confirmation of a mixed sale');
    await page.getByRole('link', { name: t('purchases.till'), exact: true }).click();
    await page.waitForURL(/\/till-receipt\?order=/);
    await ready(page);
    const slip = page.getByRole('article');
    await slip.getByRole('heading', { name: t('receipt.till.of', { store: delia.store }) }).waitFor();
    for (const text of [t('shipping.taken.label'), order.orderNumber, delia.name]) {
      await slip.getByText(text, { exact: true }).first().waitFor();
    }
    await expectSound(page, 'the till receipt');
    await page.getByLabel(t('receipt.till.email')).fill('ida@example.com');
    await page.getByRole('button', { name: t('receipt.till.mail') }).click();
    await page.getByText(t('receipt.till.mailed', { email: 'ida@example.com' })).waitFor();
    await page.emulateMedia({ media: 'print' });
    // On the roll of a till nothing is cut off, and nothing is printed that is there to be pressed.
    await page.setViewportSize({ width: 272, height: 900 });
    await expect.poll(() => page.getByRole('button').count()).toBe(0);
    const wide = await slip.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wide).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    expectNoComplaints(till);
    expectNoComplaints(shopper);
  },
);

test('a sale of which all is taken asks for no address to deliver to', async () => {
  const { page } = await journey.visit('/en-us');
  await openTill(page, 'en-us');
  const upc = await choose(page, 0);
  await stockAt(journey.origin(), upc, 'US-BOS', 5);
  await page.goto('/en-us/cart');
  await ready(page);
  const dialog = await openDelivery(page, 0);
  await dialog.getByRole('radio', { name: new RegExp(`^${label}`), disabled: false }).check({ force: true });
  await dialog.getByRole('button', { name: t('delivery.apply') }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/en-us/checkout?step=shipping');
  await page.getByRole('heading', { name: t('shipping.taken.label') }).waitFor();
  await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
  await continueToPayment(page, 'en-us');
});
