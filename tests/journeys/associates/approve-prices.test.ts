import { readCart } from '@eyelet/contracts/cart/read.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { demoPassword } from '../../../demo/accounts/accounts.ts';
import { addToCart, deckShoe } from '../checkout/steps.ts';
import { adjustmentsOn, fieldsOf, sellOne } from './adjusting.ts';
import { clearTill, fillSignIn, patient, ready, sellElsewhere, send, wordsOf } from './steps.ts';

const journey = openJourney();
const { phone, tablet } = widths;

/** Another associate of the store, who may approve. */
const marcus = 'Marcus O.';

test.each(Object.entries({ phone, tablet }))(
  'a price above the limit stays until a colleague approves it at the same till, at %s width',
  async (name, width) => {
    const t = wordsOf('en-us');
    // High enough that nothing is below the header or the bar of the total.
    const visitor = await journey.visit('/en-us', { viewport: { width, height: 2400 } });
    const { page } = visitor;
    await sellOne(page, journey.origin(), 'en-us');
    const { ofItem, subtotal } = adjustmentsOn(page, 'en-us');
    const price = await subtotal();
    const item = fieldsOf(ofItem, 'en-us');
    await item.unfold();
    await item.howMuch.fill('25');
    await item.reason.fill('Worn in the window');
    await item.save.click();
    const approval = ofItem.getByRole('form', { name: /^Approval: / });
    await approval.waitFor();
    await ofItem.getByText(t('storePrices.approval.needed')).waitFor();
    expect(await subtotal()).toBe(price);
    await expectAccessible(page, `an adjustment that waits for approval, ${name}`);
    await expectFits(page);

    const who = approval.getByLabel(t('storePrices.approval.who'));
    const password = approval.getByLabel(t('storePrices.approval.secret'), { exact: true });
    const approve = approval.getByRole('button', { name: t('storePrices.approval.approve') });
    // The associate who adjusted the price is not offered as approver.
    expect(await who.getByRole('option').allTextContents()).toEqual([t('storePrices.approval.choose'), marcus]);
    await approve.click();
    await expect.poll(() => who.getAttribute('aria-invalid'), patient).toBe('true');
    await who.selectOption({ label: marcus });
    await password.fill('not-his-password');
    await approve.click();
    await approval.getByText(t('error.AUT438')).first().waitFor();
    expect([await subtotal(), await password.inputValue()]).toEqual([price, '']);
    await password.fill(demoPassword);
    await approve.click();
    await ofItem.getByText(t('storePrices.approval.given')).waitFor();
    await expect.poll(subtotal, patient).toBe(price - Math.floor(price / 4));
    expect(await approval.count()).toBe(0);
    await page.reload();
    await ready(page);
    expect(await subtotal()).toBe(price - Math.floor(price / 4));
    expectNoComplaints(visitor);
  },
);

test('a change on another device is shown before it is approved', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us');
  await sellOne(page, journey.origin(), 'en-us');
  const { ofItem, subtotal } = adjustmentsOn(page, 'en-us');
  const price = await subtotal();
  const item = fieldsOf(ofItem, 'en-us');
  await item.unfold();
  await item.howMuch.fill('25');
  await item.reason.fill('Worn in the window');
  await item.save.click();
  const approval = ofItem.getByRole('form', { name: /^Approval: / });
  await approval.getByLabel(t('storePrices.approval.who')).selectOption({ label: marcus });
  const { elsewhere, basketId } = await sellElsewhere(journey.origin());
  const params = { basketId: basketId ?? '' };
  const { items } = await elsewhere.call(readCart, { params });
  await elsewhere.call(updateItem, { params, body: { itemId: items[0]?.id ?? '', qty: 2 } });
  const password = approval.getByLabel(t('storePrices.approval.secret'), { exact: true });
  const approve = approval.getByRole('button', { name: t('storePrices.approval.approve') });
  await password.fill(demoPassword);
  await approve.click();
  const said = approval.getByRole('alert').getByRole('link', { name: t('storePrices.outdated'), exact: true });
  await said.waitFor();
  expect(await page.locator(`[id="${(await said.getAttribute('href'))?.slice(1)}"]`).count()).toBe(1);
  await expect.poll(subtotal, patient).toBe(2 * price);
  expect(await password.inputValue()).toBe('');
  await password.fill(demoPassword);
  await approve.click();
  await ofItem.getByText(t('storePrices.approval.given')).waitFor();
  await expect.poll(subtotal, patient).toBe(2 * (price - Math.floor(price / 4)));
});

test('a price is approved without scripts, too', async () => {
  const t = wordsOf('de-de');
  await clearTill(journey.origin());
  const { page } = await journey.visit('/de-de', { javaScriptEnabled: false });
  await page.goto('/de-de/associate-login');
  await fillSignIn(page, 'de-de');
  await send(page, 'de-de');
  await page.waitForURL(`${journey.origin()}/de-de`);
  await page.goto(`/de-de/p/deck-shoe-${deckShoe}`);
  await addToCart(page, 'de-de');
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
  const { ofItem, subtotal } = adjustmentsOn(page, 'de-de');
  const price = await subtotal();
  const item = fieldsOf(ofItem, 'de-de');
  await item.unfold();
  await item.howMuch.fill('25');
  await item.reason.fill('Aus dem Fenster');
  await item.save.click();
  const approval = ofItem.getByRole('form', { name: /^Freigabe: / });
  await approval.getByLabel(t('storePrices.approval.who')).selectOption({ label: marcus });
  await approval.getByLabel(t('storePrices.approval.secret'), { exact: true }).fill('nicht-sein-passwort');
  const approve = approval.getByRole('button', { name: t('storePrices.approval.approve') });
  await approve.click();
  await approval.getByText(t('error.AUT438')).first().waitFor();
  expect(await subtotal()).toBe(price);
  await approval.getByLabel(t('storePrices.approval.secret'), { exact: true }).fill(demoPassword);
  await approve.click();
  await ofItem.getByText(t('storePrices.approval.given')).waitFor();
  expect(await subtotal()).toBe(price - Math.floor(price / 4));
});
