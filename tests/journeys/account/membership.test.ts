import { loyaltyToken } from '@eyelet/contracts/loyalty/token.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { celebrateBirthdays } from '@eyelet/server/loyalty/celebrate-birthdays.ts';
import { rewardReferrals } from '@eyelet/server/loyalty/reward-referrals.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { buy as buyByCall } from '@eyelet/testing/buy.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newMember } from '@eyelet/testing/loyalty.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { productIds, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deliver } from '../../api/order-desk/orders.ts';
import { american } from '../checkout/addresses.ts';
import { atStep, buy, cards, continueToPayment, fillShipping, payWith, placeButton } from '../checkout/steps.ts';
import { fillSignUp, password as joiningPassword, newEmail, newPhone } from '../joining/steps.ts';
import { ready, sendSignIn, wordsOf } from '../signing/steps.ts';
import { openStudio } from '../studio/steps.ts';

const locale = 'en-us';
const t = wordsOf(locale);
const journey = openJourney();
const shop = openStudio(
  journey,
  async (app, opened, prepared) => {
    await mountStudio(app);
    await mountPages(app, opened, prepared);
  },
  (options) => startStockedShop({ ...options, onHand: 200 }),
);

const visit = (path: string, width: number = widths.desktop) =>
  journey.visit(`${shop.origin()}/${locale}${path}`, { baseURL: shop.origin(), viewport: { width, height: 900 } });

/** A browser in which a member is signed in, at the points of the account. */
async function visitPoints({ email, password }: Pick<TestConsumer, 'email' | 'password'>, width?: number) {
  const path = '/account/loyalty';
  const visitor = await visit(`/sign-in?next=/${locale}${path}`, width);
  await ready(visitor.page);
  await sendSignIn(visitor.page.getByRole('main'), locale, email, password);
  await visitor.page.waitForURL((url) => url.pathname === `/${locale}${path}`);
  await ready(visitor.page);
  return visitor;
}

/** Goes from a product to the payment step of the checkout. */
async function toPayment(page: Page): Promise<void> {
  const dialog = await buy(page, locale, productIds.deck);
  await dialog.getByRole('link', { name: t('cart.checkout') }).click();
  await fillShipping(page, american);
  await continueToPayment(page, locale);
}

async function place(page: Page): Promise<string> {
  await atStep(page, locale, 'summary');
  await placeButton(page, locale).click();
  await page.waitForURL(/order-confirmation\?/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** The subjects of the mails that somebody has had. */
async function mailsTo(email: string): Promise<string> {
  await announce(shop.running().shop);
  const list = await (await fetch(`${shop.running().origin}/dev/outbox`)).text();
  return list
    .split('<tr>')
    .filter((row) => row.includes(`<td>${email}<`))
    .join('');
}

test('an order makes a member silver, who then earns more and has what is for the tier in the next cart', async () => {
  const running = shop.running();
  await givePromotions(running, [
    promotion('silver', { wants: { tiers: ['silver', 'gold'] }, texts: { name: 'Upper deck' } }),
  ]);
  const member = await newMember(running);
  for (let one = 0; one < 2; one += 1) await buyByCall(member, running.origin, upcs.deck);
  await announce(running.shop);
  const visitor = await visitPoints(member, widths.tablet);
  const { page } = visitor;
  const main = page.getByRole('main');
  await main.getByText(t('account.loyalty.tier.next', { n: 100, tier: t('account.loyalty.tier.silver') })).waitFor();
  await toPayment(page);
  await payWith(page, locale, cards.good);
  expect(await page.getByText('Upper deck').count()).toBe(0);
  await place(page);
  await announce(running.shop);
  await page.goto(`${shop.origin()}/${locale}/account/loyalty`);
  await main.getByText(t('account.loyalty.tier.yours', { tier: t('account.loyalty.tier.silver') })).waitFor();
  await main.getByText(t('account.loyalty.tier.rate', { percent: 25 })).waitFor();
  await expectAccessible(page, 'the points of a silver member');
  await buy(page, locale, productIds.deck);
  await page.goto(`${shop.origin()}/${locale}/cart`);
  await main.getByText('Upper deck').first().waitFor();
  expectNoComplaints(visitor);
  await givePromotions(running, [promotion('silver', { enabled: false })]);
});

test('the points of a birthday are told by mail, are in the account, and pay for an order as a voucher', async () => {
  const running = shop.running();
  const signUp = { birthDate: '1990-11-22', subscriptions: { loyaltyConsent: true } };
  const member = await newMember(running, 60, { signUp });
  await celebrateBirthdays(running.shop);
  await expect.poll(() => mailsTo(member.email)).toContain(t('mail.letter.birthday-points.subject', { points: 50 }));
  const visitor = await visitPoints(member);
  const { page } = visitor;
  const main = page.getByRole('main');
  await main.getByText(t('account.loyalty.reason.birthday')).waitFor();
  await main.getByText(t('account.loyalty.voucherReady', { n: 100 })).waitFor();
  await toPayment(page);
  await page.getByRole('button', { name: t('checkout.value.voucher', { amount: '$5.00', n: 100 }) }).click();
  const applied = page.getByRole('list', { name: t('checkout.value.applied') }).getByRole('listitem');
  await applied.getByText('$5.00').waitFor();
  await payWith(page, locale, cards.good);
  await place(page);
  await main.getByText(t('checkout.method.LOYALTY_POINTS')).first().waitFor();
  await page.goto(`${shop.origin()}/${locale}/account/loyalty`);
  await main.getByText(t('account.loyalty.reason.spent')).waitFor();
  expectNoComplaints(visitor);
});

test('a friend joins by the link of a member and orders; once the order holds, both have points and a mail that says why', async () => {
  const running = shop.running();
  const member = await newMember(running);
  const { page: own } = await visitPoints(member);
  const link = await own.getByRole('textbox', { name: t('account.loyalty.recommend.link') }).inputValue();
  const friend = newEmail();
  const { pathname, search } = new URL(link);
  const { page } = await visit(`${pathname.replace(`/${locale}`, '')}${search}`);
  await ready(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account.joinAction') })
    .click();
  await page.locator('#sign-up-email').waitFor();
  await fillSignUp(page, { email: friend, birthDate: '10121990', phone: newPhone() });
  const introduced = page.waitForResponse((one) => new URL(one.url()).pathname === loyaltyToken.path);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('joining.signUp.submit.loyalty') })
    .click();
  const interests = page.getByRole('dialog', { name: t('account.interests') });
  await interests.getByRole('button', { name: t('joining.notNow') }).click();
  await interests.waitFor({ state: 'detached' });
  expect((await introduced).status()).toBe(200);
  await toPayment(page);
  await payWith(page, locale, cards.good);
  const orderId = await place(page);
  const asFriend = await newConsumer(running.origin, { email: friend, password: joiningPassword, signedUp: true });
  const order = await asFriend.call(readPurchase, { params: { orderId } });
  await announce(running.shop);
  await deliver(await newStaff(running), order);
  await rewardReferrals(running.shop);
  expect(await mailsTo(member.email)).not.toContain(t('mail.letter.referral-thanks.subject', { points: 100 }));
  shop.later(61 * 24 * 60 + 1);
  await rewardReferrals(running.shop);
  await expect.poll(() => mailsTo(member.email)).toContain(t('mail.letter.referral-thanks.subject', { points: 100 }));
  await expect.poll(() => mailsTo(friend)).toContain(t('mail.letter.referral-welcome.subject', { points: 100 }));
  for (const one of [member, { email: friend, password: joiningPassword }]) {
    const { page: points } = await visitPoints(one);
    await points.getByRole('main').getByText(t('account.loyalty.reason.referral')).waitFor();
  }
});
