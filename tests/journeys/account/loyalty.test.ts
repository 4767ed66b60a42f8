import { accounts, demoPassword } from '@eyelet/demo/accounts/accounts.ts';
import { loyalty } from '@eyelet/demo/content/loyalty.ts';
import { memberCodes } from '@eyelet/demo/promotions/coupons.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atStep, buy, placeButton } from '../checkout/steps.ts';
import { accountMenu, openSignIn, sendSignIn, wordsOf } from '../signing/steps.ts';

const journey = openJourney();

/** Signs in to an account of the demo, by the local part of its email. */
async function signInAs(page: Page, locale: string, name: string): Promise<void> {
  const account = accounts.find(({ email }) => email === `${name}@skerry.example`);
  if (!account) throw new Error(`no account of ${name}`);
  const dialog = await openSignIn(page, locale);
  await sendSignIn(dialog, locale, account.email, demoPassword);
  await dialog.waitFor({ state: 'detached' });
  await accountMenu(page, locale, account.firstName).waitFor();
}

test.each([
  ['en-us', widths.phone, true],
  ['fr-fr', widths.desktop, false],
  ['it-it', widths.tablet, false],
  ['de-de', widths.phone, false],
  ['en-gb', widths.desktop, false],
] as const)(
  'in %s at %i px the page of the programme tells a guest what members have, free shipping: %s [C2.25 B2.04 C6.06 C9.27 C9.28 C9.29 C9.30]',
  async (locale, width, shipsFree) => {
    const visitor = await journey.visit(`/${locale}/loyalty`, { viewport: { width, height: 900 } });
    const { page } = visitor;
    const t = wordsOf(locale);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: t('account.loyalty.title', { shop: 'Skerry' }) }).waitFor();
    await main.getByRole('heading', { name: t('account.loyalty.benefit.points') }).waitFor();
    const [, ...written] = loyalty.texts[locale.slice(0, 2) as 'en' | 'fr' | 'de' | 'it'].blocks;
    for (const { props } of written) await main.getByRole('heading', { name: String(props.title) }).waitFor();
    const free = main.getByRole('heading', { name: t('account.loyalty.benefit.freeShipping') });
    expect(await free.count()).toBe(shipsFree ? 1 : 0);
    await main.getByRole('link', { name: t('account.joinAction') }).waitFor();
    await main.getByRole('link', { name: t('account.loyalty.signInAction') }).waitFor();
    await expectAccessible(page, 'the page of the programme');
    expectNoComplaints(visitor);
  },
);

/** What the member of the demo has left, after earlier attempts, too. */
let points = 1250;

test('a member reads points, vouchers, codes and history, and pays with a voucher [C1.19 C3.28]', async () => {
  const visitor = await journey.visit('/en-us/loyalty', { viewport: { width: widths.desktop, height: 900 } });
  const { page } = visitor;
  const t = wordsOf('en-us');
  await signInAs(page, 'en-us', 'member');
  const main = page.getByRole('main');
  await main.getByText(t('account.points', { n: points })).waitFor();
  await main.getByRole('link', { name: t('account.loyalty.toAccount') }).click();
  await main.getByText(t('account.loyalty.voucherReady', { n: 400 })).waitFor();
  for (const { code } of memberCodes) await main.getByText(code, { exact: true }).waitFor();
  await main.getByText(t('account.loyalty.reason.brought')).waitFor();
  await expectAccessible(page, 'the points of a member');
  const added = await buy(page, 'en-us');
  await added.getByRole('link', { name: t('cart.checkout') }).click();
  // Address and card of the account are used, so that the checkout opens at its last step.
  await atStep(page, 'en-us', 'summary');
  // Each part in another width.
  await page.setViewportSize({ width: widths.phone, height: 900 });
  await page.goto(`${new URL(page.url()).origin}/en-us/checkout?step=billing`);
  await page.getByRole('button', { name: t('checkout.value.voucher', { amount: '$20.00', n: 400 }) }).click();
  const applied = page.getByRole('list', { name: t('checkout.value.applied') }).getByRole('listitem');
  await applied.getByText('$20.00').waitFor();
  await expectAccessible(page, 'the payment step with a voucher');
  await expectFits(page);
  await page.setViewportSize({ width: widths.tablet, height: 900 });
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await atStep(page, 'en-us', 'summary');
  await page
    .getByText(t('cart.voucher', { n: 400 }))
    .filter({ visible: true })
    .first()
    .waitFor();
  await placeButton(page, 'en-us').click();
  await page.waitForURL(/order-confirmation\?/);
  points -= 400;
  await main.getByText(t('checkout.method.LOYALTY_POINTS')).first().waitFor();
  await page.goto(`${new URL(page.url()).origin}/en-us/account/loyalty`);
  await main.getByText(t('account.loyalty.reason.spent')).waitFor();
  await expectFits(page);
  expectNoComplaints(visitor);
});

test.each([
  ['en-us', 'employee', 'employee'],
  ['en-us', 'athlete', 'athlete'],
  ['en-gb', 'both', 'wranx'],
  ['en-us', 'ipa', 'ipa'],
] as const)(
  'in %s the account of %s has the banner of its allowance: %s [C6.12 C6.14 C6.15 C6.16 C6.17]',
  async (locale, name, kind) => {
    const { page } = await journey.visit(`/${locale}/sign-in?next=${encodeURIComponent(`/${locale}/account`)}`);
    const t = wordsOf(locale);
    const account = accounts.find(({ email }) => email === `${name}@skerry.example`);
    await sendSignIn(page.getByRole('main'), locale, account?.email ?? '', demoPassword);
    await page
      .getByRole('main')
      .getByRole('region', { name: t('account.membership', { shop: 'Skerry' }) })
      .waitFor();
    for (const one of ['employee', 'athlete', 'wranx', 'ipa'] as const) {
      const banner = page.getByRole('region', { name: t(`account.kind.${one}`) });
      expect(await banner.count(), one).toBe(one === kind ? 1 : 0);
    }
  },
);
