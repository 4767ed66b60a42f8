import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import { approvePriceAdjustment } from '@eyelet/contracts/cart/approve-price-adjustment.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { newAssociate, openStoreSession, type TestAssociate } from '@eyelet/testing/associate.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atStep, placeButton } from '../checkout/steps.ts';
import { openStudio, t } from '../studio/steps.ts';
import { patient, ready, storeBar } from './steps.ts';

const journey = openJourney();
const studio = openStudio(
  journey,
  async (app, shop, prepared) => {
    await mountStudio(app);
    await mountPages(app, shop, prepared);
  },
  startStockedShop,
);

const reason = 'Worn in the window, the left heel is marked';

/** A cart of an associate with one pair at 30 percent off, more than the associate may take off without approval. */
async function adjusted() {
  const running = studio.running();
  const associate = await newAssociate(running, { adjustsUpTo: null });
  const visitor = await newShopper(running.origin);
  const seller = { ...visitor, auth: await openStoreSession(visitor, associate) };
  const { id: basketId, items } = await readyCart(seller, running.origin, upcs.deck);
  const asked = { type: 'percentage', value: 30, reason } as const;
  const { adjustmentId, version } = await seller.call(addPriceAdjustment, {
    params: { basketId },
    body: { itemId: items[0]?.id ?? '', ...asked },
  });
  const approve = async () => {
    const lead = await newAssociate(running, { approves: true });
    const body = { storeEmployeeId: lead.id, password: lead.password, version };
    await seller.call(approvePriceAdjustment, { params: { basketId, adjustmentId }, body });
    return lead;
  };
  return { running, seller, associate, basketId, approve };
}

/** Signs an associate in at a till whose cart is at the summary of the checkout. */
async function atSummary(associate: TestAssociate, width: number): Promise<Page> {
  const { page } = await journey.visit(`${studio.origin()}/en-us/associate-login?storeId=S-BOSTON`, {
    baseURL: studio.origin(),
    viewport: { width, height: 1200 },
  });
  await ready(page);
  const main = page.getByRole('main');
  await main.getByLabel(t('associate.employee')).selectOption({ label: associate.name });
  await main.getByLabel(t('associate.secret'), { exact: true }).fill(associate.password);
  await main.getByRole('button', { name: t('associate.submit'), exact: true }).click();
  await storeBar(page, 'en-us').waitFor();
  await page.goto('/en-us/checkout?step=summary');
  await ready(page);
  await atStep(page, 'en-us', 'summary');
  return page;
}

test.each(Object.entries(widths))(
  'the order desk says who adjusted a price and who approved it, at %s width',
  async (name, width) => {
    const { associate, seller, basketId, approve } = await adjusted();
    const lead = await approve();
    const { orderNumber } = await seller.call(placeOrder, { body: { cartId: basketId } });
    const { page } = await studio.work(`/orders/${orderNumber}`, {}, { viewport: { width, height: 1200 } });
    await page.getByText(`${associate.name}: ${reason}`).waitFor();
    await page.getByText(t('studio.orders.approvedBy', { name: lead.name, when: '' })).waitFor();
    await expectAccessible(page, `an adjusted price on the order desk, ${name}`);
    await expectFits(page);
  },
);

test('the mail of the order has the price and the reason, but not who approved it', async () => {
  const { running, seller, basketId, approve } = await adjusted();
  const lead = await approve();
  const { orderNumber } = await seller.call(placeOrder, { body: { cartId: basketId } });
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query(
    `select html from mail where subject_id = $1 and kind = 'order-confirmation'`,
    [orderNumber],
  );
  const html: string = rows[0].html;
  expect(html).not.toContain(lead.name);
  const { page } = await journey.visit('about:blank', { viewport: { width: widths.tablet, height: 1200 } });
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 1200 });
    await page.setContent(html);
    await page.getByText(`Adjusted in the store: ${reason}`).waitFor();
    await expectFits(page, `${width}`);
  }
});

test('an order at a price without approval is refused at the summary, which says what to do', async () => {
  const { associate } = await adjusted();
  const page = await atSummary(associate, widths.tablet);
  await placeButton(page, 'en-us').click();
  await page.getByText(t('error.ADJ409')).first().waitFor();
  await expectAccessible(page, 'the summary with a price that nobody has approved');
});

test('when the store has been taken from its associate, the summary shows the usual price before anything is ordered', async () => {
  const { running, associate, approve } = await adjusted();
  await approve();
  const page = await atSummary(associate, widths.tablet);
  const place = placeButton(page, 'en-us');
  // 70.00 with delivery and tax.
  await expect.poll(() => place.textContent(), patient).toContain('$80.85');
  await running.shop.database.pool.query('update consumer set works_at = null where id = $1', [associate.id]);
  await place.click();
  await page.getByText(t('error.ORD415')).first().waitFor();
  await expect.poll(() => place.textContent(), patient).toContain('$105.50');
  expect(await page.getByText('$70.00').count()).toBe(0);
  await expectAccessible(page, 'the summary with a new total');
});
