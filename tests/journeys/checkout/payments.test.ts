import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { tickUntil } from '@eyelet/testing/stopped-clock.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { american } from './addresses.ts';
import { cardNamed, expectPaid } from './pay-steps.ts';
import {
  atStep,
  buy,
  cards,
  challengeFrame,
  codeIn,
  continueToPayment,
  enterCard,
  fillShipping,
  goToSummary,
  patient,
  payWith,
  placeButton,
  wordsOf,
} from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

/** Orders with the card that requires a challenge, up to the dialog. */
async function toChallenge(page: Page): Promise<void> {
  await goToSummary(page, american, cards.challenged);
  await placeButton(page, 'en-us').click();
  await challengeFrame(page).locator('#code').waitFor();
}

test('a passed challenge confirms the order by PATCH [C2.68, C4.07, C4.08, C6.23, C8.155]', async () => {
  const visitor = await journey.visit('/en-us');
  const { page } = visitor;
  await toChallenge(page);
  const patch = page.waitForRequest((request) => request.method() === 'PATCH');
  const frame = challengeFrame(page);
  await frame.locator('#code').fill(await codeIn(frame));
  await frame.locator('button[value=confirm]').click();
  const sent = await patch;
  expect(sent.postDataJSON()).toMatchObject({ authenticated: true, transactionId: expect.any(String) });
  expect(sent.headers()['x-mobile-channel']).toBe('web');
  await expectPaid(page, american, cardNamed('en-us', '3155'));
  expectNoComplaints(visitor);
});

test('a wrong code shows an error and can be corrected [C8.163]', async () => {
  const { page } = await journey.visit('/en-us');
  await toChallenge(page);
  const frame = challengeFrame(page);
  await frame.locator('#code').fill('000000');
  await frame.locator('button[value=confirm]').click();
  await frame.getByText(t('checkout.challenge.wrongCode')).waitFor();
  await frame.locator('#code').fill(await codeIn(frame));
  await frame.locator('button[value=confirm]').click();
  await page.waitForURL(/order-confirmation\?order=/);
});

test.each([
  [
    'closing the dialog',
    (page: Page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: t('shop.close') })
        .click(),
  ],
  ['cancelling', (page: Page) => challengeFrame(page).locator('button[value=cancel]').click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
])(
  '%s fails the challenge: error on the billing step, new empty cart, items can be put back [C4.09, C4.10, C4.11, C8.158, C8.163]',
  async (_, fail) => {
    const { page } = await journey.visit('/en-us');
    await toChallenge(page);
    const basketBefore = await page.locator('input[name=cartId]').inputValue();
    await fail(page);
    await page.waitForURL(/step=billing&failed=/);
    await page.getByRole('alert').getByText(t('error.PAY400.authentication')).waitFor();
    await page.getByRole('link', { name: t('shop.header.cartCount', { n: 0 }) }).waitFor();
    const basketNow = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('eyelet.cart') ?? '{}').basketId as string | undefined);
    await expect.poll(basketNow, patient).toEqual(expect.any(String));
    expect(await basketNow()).not.toBe(basketBefore);
    await page.getByRole('button', { name: t('checkout.restore.action') }).click();
    await page.getByRole('link', { name: t('shop.header.cartCount', { n: 1 }) }).waitFor();
    await atStep(page, 'en-us', 'billing');
  },
);

test('five minutes without an answer fail the challenge [C4.09, C4.10, C8.158, C8.163]', async () => {
  const { page } = await journey.visit('/en-us');
  await page.clock.install();
  await toChallenge(page);
  const patch = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.clock.fastForward('04:00');
  await challengeFrame(page).locator('#code').waitFor();
  expect(new URL(page.url()).searchParams.get('step')).toBe('summary');
  await page.clock.fastForward('01:01');
  expect((await patch).postDataJSON()).toMatchObject({ authenticated: false });
  await page.waitForURL(/step=billing&failed=/);
  await page.getByRole('alert').getByText(t('error.PAY400.authentication')).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 0 }) }).waitFor();
});

test('an empty cart after a failed challenge leads to the cart page [C4.11]', async () => {
  const { page } = await journey.visit('/en-us');
  await toChallenge(page);
  await page.keyboard.press('Escape');
  await page.waitForURL(/failed=/);
  await page.goto('/en-us/checkout?step=billing');
  expect(new URL(page.url()).pathname).toBe('/en-us/cart');
});

test('a challenge abandoned by a reload is explained in place of the cart, can be resumed, and ends in the order', async () => {
  const { page } = await journey.visit('/en-us');
  await toChallenge(page);
  await page.reload();
  await page.getByText(t('checkout.challengeLeft.title')).waitFor();
  await page.getByRole('button', { name: t('checkout.challengeLeft.goOn') }).click();
  // The code field has the focus at once.
  const code = challengeFrame(page).locator('#code');
  await code.waitFor();
  await expect.poll(() => code.evaluate((field) => field === document.activeElement), patient).toBe(true);
  await code.fill(await codeIn(challengeFrame(page)));
  await challengeFrame(page).locator('button[value=confirm]').click();
  await page.waitForURL(/order-confirmation\?order=/);
});

test('an abandoned challenge can be given up, which restores the items', async () => {
  const { page } = await journey.visit('/en-us');
  await toChallenge(page);
  await page.goto('/en-us/cart');
  await page.getByRole('button', { name: t('checkout.challengeLeft.giveUp') }).click();
  await page.waitForURL(/step=billing&failed=/);
  await page.getByRole('button', { name: t('checkout.restore.action') }).click();
  await atStep(page, 'en-us', 'billing');
});

test('a shopper who loses the answer and reloads is taken to the placed order, and to no other', async () => {
  const { page } = await journey.visit('/en-us');
  await goToSummary(page, american);
  let arrived = () => {};
  const lost = new Promise<void>((done) => {
    arrived = done;
  });
  await page.route('**/cart/v2/checkout/order', async (route) => {
    await route.fetch();
    arrived();
    await route.abort();
  });
  await placeButton(page, 'en-us').click();
  await lost;
  await page.getByRole('alert').getByText(t('checkout.disconnected')).waitFor();
  await page.reload();
  await page.waitForURL(/order-confirmation\?order=/);
  await page.getByRole('heading', { level: 1, name: t('order.confirmation.title', { name: 'Ada' }) }).waitFor();
  await page.goto('/en-us/checkout');
  await page.getByText(t('cart.empty.title')).waitFor();
});

test('a press outside the challenge does not close it', async () => {
  const { page } = await journey.visit('/en-us');
  await toChallenge(page);
  await page.mouse.click(5, 5);
  await challengeFrame(page).locator('#code').waitFor();
  await expect.poll(() => page.getByRole('dialog').count(), patient).toBe(1);
});

test('after a declined card the shopper stays in the checkout with the cart, and another card works [C8.75, C8.135]', async () => {
  const { page } = await journey.visit('/en-us');
  await goToSummary(page, american, cards.declined);
  await placeButton(page, 'en-us').click();
  await page.waitForURL(/step=billing&refused=PAY400/);
  await page.getByRole('alert').getByText(t('error.PAY400')).waitFor();
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 1 }) }).waitFor();
  await enterCard(page, 'en-us', cards.good);
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await page.waitForURL(/step=summary/);
  await placeButton(page, 'en-us').click();
  await page.waitForURL(/order-confirmation\?order=/);
});

test('a card number goes to the provider’s page only [C8.164]', async () => {
  const { page } = await journey.visit('/en-us');
  const told: string[] = [];
  page.on('request', (request) => {
    if ((request.postData() ?? '').replace(/\D/g, '').includes('4242424242424242'))
      told.push(new URL(request.url()).pathname);
  });
  await goToSummary(page, american);
  expect(told).toEqual(['/sandbox-payments/tokens']);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept.replace(/\D/g, '')).not.toContain('4242424242424242');
  expect(await page.content()).not.toContain('4242 4242');
});

/** Goes to a billing step whose card fields have the given answer. */
async function toBillingWith(page: Page, answerFields: Parameters<Page['route']>[1]): Promise<void> {
  await page.route(/\/sandbox-payments\/fields\?/, answerFields);
  const dialog = await buy(page, 'en-us');
  await dialog.getByRole('link', { name: t('cart.checkout') }).click();
  await fillShipping(page, american);
  await continueToPayment(page, 'en-us');
  await atStep(page, 'en-us', 'billing');
}

test('a shopper who continues before the card fields have loaded is served once they have', async () => {
  const { page } = await journey.visit('/en-us');
  let send = () => {};
  const held = new Promise<void>((done) => {
    send = done;
  });
  await toBillingWith(page, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await page.getByText(t('checkout.saving'), { exact: true }).waitFor();
  send();
  await page.getByRole('main').getByText(t('checkout.cardInvalid')).first().waitFor();
  await payWith(page, 'en-us', cards.good);
  await atStep(page, 'en-us', 'summary');
});

test('card fields that do not answer are reported after a while, and another payment method can be chosen', async () => {
  const { page } = await journey.visit('/en-us');
  await toBillingWith(page, (route) => route.abort());
  await page.clock.install();
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await page.getByText(t('checkout.saving'), { exact: true }).waitFor();
  const lost = page.getByRole('main').getByText(t('checkout.disconnected'));
  await page.clock.runFor(29_000);
  await tickUntil(page, async () => (await lost.count()) > 0, true, { within: 3000 });
  await page.getByRole('radio', { name: t('checkout.method.PAYPAL') }).check();
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await page.waitForURL(/sandbox-payments\/approvals/);
});
