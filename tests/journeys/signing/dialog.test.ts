import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { deckShoe } from '../checkout/steps.ts';
import { accountMenu, newAccount, openSignIn, patient, ready, sendSignIn, signIn, signOut, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const product = `/en-us/p/deck-shoe-${deckShoe}`;

test('the header opens a dialog with email, password, and links to a new password and an account [C2.63]', async () => {
  const visitor = await journey.visit('/en-us');
  const dialog = await openSignIn(visitor.page, 'en-us');
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).waitFor();
  const secret = dialog.locator('#sign-in-password');
  expect(await secret.getAttribute('type')).toBe('password');
  await dialog.getByRole('button', { name: t('auth.showPassword') }).click();
  await expect.poll(() => secret.getAttribute('type'), patient).toBe('text');
  await dialog.getByRole('link', { name: t('auth.forgot.question') }).waitFor();
  await dialog.getByRole('link', { name: t('auth.signIn.join') }).waitFor();
  await dialog.getByRole('link', { name: t('auth.signIn.signUp') }).click();
  await visitor.page.getByRole('dialog', { name: t('joining.signUp.standard') }).waitFor();
  expectNoComplaints(visitor);
});

test('signing in shows a message and the name; the code is exchanged for a token [B1.21, B6.01, B8.09, C4.28]', async () => {
  const account = await newAccount(journey.origin());
  const visitor = await journey.visit(product);
  const { page } = visitor;
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/auth\/(signin|token)$/.test(pathname)) calls.push(`${pathname} ${request.postDataJSON().type}`);
  });
  const dialog = await openSignIn(page, 'en-us');
  await sendSignIn(dialog, 'en-us', account.email);
  await page.getByText('you have successfully logged in', { exact: true }).first().waitFor();
  await accountMenu(page, 'en-us', 'Ada').waitFor();
  // It goes with the first use of the page, long before its time, as it would cover what is used.
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.locator('[data-toast]').count(), { timeout: 2000 }).toBe(0);
  expect(calls.slice(-2)).toEqual(['/consumers-v3/auth/signin Registered', '/token/v2/auth/token Registered']);
  expectNoComplaints(visitor);
});

test('signing out on a product page stays there as a guest, and nothing of the consumer is kept [C2.46, C4.32, C4.33]', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit(product);
  await signIn(page, 'en-us', account);
  const guest = page.waitForResponse(
    (response) => response.url().endsWith('/token/v2/auth/token') && response.request().postDataJSON().type === 'Guest',
  );
  await signOut(page, 'en-us', account);
  expect((await (await guest).json()).consumerType).toBe('GUEST');
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/en-us/p/.*${deckShoe}$`));
  const kept = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('eyelet.')),
  );
  expect(kept).toEqual([]);
  const status = await page.evaluate(() => fetch('/consumers-v3/consumer').then((response) => response.status));
  expect(status).toBeGreaterThanOrEqual(400);
});

test.each(['/cart', '/checkout', '/account', '/favorites'])(
  'signing out on %s leads to the home page [C2.42, C2.43, C2.44, C2.45]',
  async (place) => {
    const account = await newAccount(journey.origin());
    const { page } = await journey.visit(product);
    await signIn(page, 'en-us', account);
    if (place === '/checkout') {
      const sizes = page.getByRole('group', { name: t('product.chooseSize') }).first();
      await sizes.getByRole('radio', { disabled: false }).first().check({ force: true });
      await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('cart.checkout') })
        .waitFor();
    }
    await page.goto(`/en-us${place}`);
    await ready(page);
    await accountMenu(page, 'en-us', 'Ada').waitFor();
    await signOut(page, 'en-us', account);
    await page.waitForURL(`${journey.origin()}/en-us`);
  },
);

test('a wrong password shows a notification, with a link to a new one [B8.07]', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  const dialog = await openSignIn(page, 'en-us');
  await sendSignIn(dialog, 'en-us', account.email, 'not-the-password');
  const toast = dialog.getByRole('status', { name: t('shop.toast.region') });
  await toast.getByText(t('error.AUT401')).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Email', exact: true }).inputValue()).toBe(account.email);
  await toast.getByRole('link', { name: t('auth.refused.reset') }).click();
  await page.getByRole('heading', { level: 1, name: t('auth.forgot.title') }).waitFor();
});

test('empty fields show errors before anything is sent', async () => {
  const { page } = await journey.visit('/en-us');
  const dialog = await openSignIn(page, 'en-us');
  await dialog.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).click();
  const summary = dialog.getByRole('alert');
  await summary.getByText(`Email: ${t('validation.required')}`).waitFor();
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement), patient).toBe(true);
});

test('two tabs have the same signed-in consumer', async () => {
  const account = await newAccount(journey.origin());
  const { page, context } = await journey.visit('/en-us');
  await ready(page);
  const other = await context.newPage();
  await other.goto('/en-us');
  await signIn(other, 'en-us', account);
  await accountMenu(page, 'en-us', 'Ada').waitFor();
  await signOut(page, 'en-us', account);
  await other
    .getByRole('banner')
    .getByRole('link', { name: t('shop.header.signIn') })
    .waitFor();
});

/** An account of the demo whose owner has accepted no terms before the next test. */
const employee = { email: 'new.employee@skerry.example', firstName: 'Jonas' };

test('employees are shown their terms, with a link that leads to the full text [B2.10, C2.53, C4.34]', async () => {
  const words = wordsOf('de-de');
  const { page } = await journey.visit('/de-de');
  const dialog = await openSignIn(page, 'de-de');
  await sendSignIn(dialog, 'de-de', employee.email, 'Lantern-7-tide');
  const terms = page.getByRole('dialog', { name: words('auth.employeeTerms.title') });
  const link = terms.getByRole('link', { name: new RegExp(`^${words('auth.employeeTerms.link')}`) });
  expect(await link.getAttribute('href')).toBe('/de-de/associate-discount-terms');
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(opened.url()).pathname).toBe('/de-de/associate-discount-terms');
  await opened.close();
  await terms.getByRole('button', { name: words('auth.employeeTerms.accept') }).click();
  await terms.waitFor({ state: 'detached' });
});

test('employees who have accepted their terms are not shown them again [C4.34, C4.35]', async () => {
  const { page } = await journey.visit('/de-de');
  const again = await openSignIn(page, 'de-de');
  const signedIn = page.waitForResponse(
    (response) => response.url().includes('/consumers-v3/consumer') && response.ok(),
  );
  await sendSignIn(again, 'de-de', employee.email, 'Lantern-7-tide');
  expect((await (await signedIn).json()).consumerDetails.isEmployeeDiscountTCAccepted).toBe(true);
  await accountMenu(page, 'de-de', 'Jonas').waitFor();
  await again.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('the sign-in form has its fields and links, and the button to join only where the shop switches it on [B2.1.01]', async () => {
  const { page } = await journey.visit('/en-us/sign-in');
  await ready(page);
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Email', exact: true }).waitFor();
  await form.locator('#sign-in-password').waitFor();
  await form.getByRole('link', { name: t('auth.forgot.question') }).waitFor();
  await form.getByRole('link', { name: t('auth.signIn.signUp') }).waitFor();
  const join = form.getByRole('link', { name: t('auth.signIn.join') });
  await join.waitFor();
  // The same page of a shop with the feature switched off; the data that all pages share is a file of its own.
  for (const part of ['**/en-us/sign-in', '**/en-us/shell/*']) {
    await page.route(part, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ headers, body: (await response.text()).replaceAll('join-loyalty-button', 'interests') });
    });
  }
  await page.reload();
  await ready(page);
  await form.getByRole('link', { name: t('auth.signIn.signUp') }).waitFor();
  await expect.poll(() => join.count(), patient).toBe(0);
});
