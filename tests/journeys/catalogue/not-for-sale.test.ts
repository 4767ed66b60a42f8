import { styles } from '@eyelet/demo/catalogue/styles.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { addToCart } from '../checkout/steps.ts';
import { fillSignUp, newEmail } from '../joining/steps.ts';
import { newAccount, ready, sendSignIn, wordsOf } from '../signing/steps.ts';

const journey = openJourney();

const special = (kind: string) => {
  const style = styles.find((one) => one.special === kind);
  if (!style) throw new Error(`the brand has no ${kind}`);
  return `${style.id}${style.colourways[0]?.code}`;
};

const nameOf = (kind: string) => styles.find((one) => one.special === kind)?.name.en ?? '';

test.each(['en-us', 'de-de'])('a guest signs in at a presale, and buys from it, in %s', async (locale) => {
  const t = wordsOf(locale);
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit(`/${locale}/p/x-${special('presale')}`);
  await ready(page);
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: t('product.addToCart'), exact: true });
  expect(await add.count()).toBe(0);
  await main.getByText(t('product.membersFirst')).waitFor();
  await main.getByRole('link', { name: t('shop.header.signIn'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('auth.signIn.title') });
  await sendSignIn(dialog, locale, account.email);
  await add.waitFor();
  await dialog.waitFor({ state: 'detached' });
  // The message of having signed in goes with the next turn of the wheel.
  await page.mouse.wheel(0, 1);
  await expect.poll(() => page.locator('[data-toast]').count()).toBe(0);
  await addToCart(page, locale);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .waitFor();
});

test('a guest who signs up to buy from a presale is not asked for interests, and is back at the product [B4.3.04]', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit(`/en-us/p/x-${special('presale')}`);
  await ready(page);
  const { pathname } = new URL(page.url());
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('shop.header.signIn'), exact: true }).click();
  const signIn = page.getByRole('dialog', { name: t('auth.signIn.title') });
  await signIn.getByRole('link', { name: t('auth.signIn.signUp') }).click();
  const signUp = page.getByRole('dialog', { name: t('joining.signUp.standard') });
  await signUp.locator('#sign-up-newsletter').check();
  await fillSignUp(page, { email: newEmail() });
  await signUp.getByRole('button', { name: t('joining.signUp.submit.standard') }).click();
  await page.getByText(t('joining.created')).first().waitFor();
  await signUp.waitFor({ state: 'detached' });
  await main.getByRole('button', { name: t('product.addToCart'), exact: true }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('a quick shop stays open under the sign-in that it opens [C2.72]', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit(`/en-us/search?q=${nameOf('presale')}`);
  await ready(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.quickShop', { name: nameOf('presale') }), exact: true })
    .first()
    .click();
  const shop = page.getByRole('dialog').filter({ hasText: t('product.membersFirst') });
  await shop.getByRole('link', { name: t('shop.header.signIn'), exact: true }).click();
  const signIn = page.getByRole('dialog', { name: t('auth.signIn.title') });
  await signIn.getByRole('button', { name: t('shop.close') }).click();
  await signIn.waitFor({ state: 'detached' });
  await shop.getByRole('link', { name: t('shop.header.signIn'), exact: true }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
});

test('without scripts, signing in leads back to the presale', async () => {
  const { page } = await journey.visit(`/en-us/p/x-${special('presale')}`, { javaScriptEnabled: false });
  const address = new URL(page.url()).pathname;
  await page
    .getByRole('main')
    .getByRole('link', { name: wordsOf('en-us')('shop.header.signIn'), exact: true })
    .click();
  expect(new URL(page.url()).searchParams.get('next')).toBe(address);
});

test('a product that is only a gift has no page', async () => {
  const { page } = await journey.visit('/en-us');
  const answer = await page.goto(`/en-us/p/x-${special('gift-with-purchase')}`);
  expect(answer?.status()).toBe(404);
});
