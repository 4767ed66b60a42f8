import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, type Visitor, widths } from '@eyelet/testing/journey.ts';
import { type ShopProcess, startShopProcess } from '@eyelet/testing/shop-process.ts';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deckShoe } from '../checkout/steps.ts';
import { newEmail, newPhone, password, patient, ready, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const words = wordsOf('de-de');

/** A shop whose sign-in starts with the email alone. */
let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShopProcess({ FEATURES: 'simplified-enrolment, interests' });
});
afterAll(() => shop.stop());

const visit = (path: string, options: BrowserContextOptions = {}): Promise<Visitor> =>
  journey.visit(path, { baseURL: shop.origin, ...options });

const employee = { email: 'new.employee@skerry.example', password: 'Lantern-7-tide' };

type Step = 'lookup' | 'signIn' | 'signUp' | 'nonLoyalty' | 'welcome' | 'mobile' | 'profile' | 'interests' | 'success';

/** The dialog at a step, named by its heading. */
async function atStep(page: Page, step: Step, say = t): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: say(`joining.enrolment.${step}.title`), exact: true });
  await dialog.locator(`[data-enrolment=${step}]`).waitFor();
  return dialog;
}

const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();

const signInLink = (page: Page, say = t) =>
  page.getByRole('banner').getByRole('link', { name: say('shop.header.signIn') });

test('with the simplified variant switched on, sign in opens the enrolment at its lookup, which ends at the same page [C2.64, C2.73, C2.83, C2.84]', async () => {
  const visitor = await visit(`/en-us/p/deck-shoe-${deckShoe}`);
  const { page } = visitor;
  await ready(page);
  const place = page.url();
  await signInLink(page).click();
  let dialog = await atStep(page, 'lookup');
  await dialog.locator('#enrolment-lookup-email').fill(newEmail());
  await press(dialog, t('shop.continue'));
  dialog = await atStep(page, 'signUp');
  await dialog.locator('#enrolment-signUp-password').fill(password);
  await press(dialog, t('joining.signUp.submit.simplified'));
  dialog = await atStep(page, 'nonLoyalty');
  await dialog.locator('#enrolment-nonLoyalty-birthDate').fill('10121990');
  await dialog.locator('#enrolment-nonLoyalty-loyaltyTerms').check();
  await press(dialog, t('joining.signUp.submit.loyalty'));
  dialog = await atStep(page, 'welcome');
  await press(dialog, t('shop.continue'));
  dialog = await atStep(page, 'mobile');
  await dialog.locator('#enrolment-mobile-phone').fill(newPhone());
  await press(dialog, t('shop.continue'));
  dialog = await atStep(page, 'profile');
  await dialog.locator('#enrolment-profile-firstName').fill('Ada');
  await dialog.locator('#enrolment-profile-lastName').fill('Brink');
  await dialog.locator('#enrolment-profile-postalCode').fill('94107');
  await press(dialog, t('shop.continue'));
  dialog = await atStep(page, 'interests');
  await press(dialog, t('joining.notNow'));
  dialog = await atStep(page, 'success');
  await dialog
    .locator('[data-enrolment=success]')
    .getByRole('button', { name: t('shop.close') })
    .click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(place);
  await page
    .getByRole('banner')
    .getByText(t('shop.header.accountOf', { name: 'Ada' }))
    .waitFor({ state: 'attached' });
  expectNoComplaints(visitor);
});

test('the enrolment dialog works by keyboard: the focus follows the steps, and Escape returns it', async () => {
  const { page } = await visit('/en-us/about');
  await ready(page);
  await signInLink(page).focus();
  await page.keyboard.press('Enter');
  const lookup = await atStep(page, 'lookup');
  const active = () => page.evaluate(() => document.activeElement?.id ?? '');
  for (let presses = 0; presses < 5 && (await active()) !== 'enrolment-lookup-email'; presses++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('not an email');
  await page.keyboard.press('Enter');
  const summary = lookup.getByRole('alert');
  await expect.poll(() => summary.evaluate((box) => box === document.activeElement), patient).toBe(true);
  await lookup.locator('#enrolment-lookup-email').fill(newEmail());
  await page.keyboard.press('Enter');
  const signUp = await atStep(page, 'signUp');
  const step = signUp.locator('[data-enrolment=signUp]');
  await expect.poll(() => step.evaluate((frame) => frame === document.activeElement), patient).toBe(true);
  await page.keyboard.press('Escape');
  await signUp.waitFor({ state: 'detached' });
  await expect.poll(() => signInLink(page).evaluate((link) => link === document.activeElement), patient).toBe(true);
});

test.each(Object.values(widths))('the enrolment dialog is accessible at %d pixels', async (width) => {
  const { page } = await visit('/de-de/about', { viewport: { width, height: 900 } });
  await ready(page);
  if (await signInLink(page, words).isVisible()) await signInLink(page, words).click();
  else {
    await page.getByRole('link', { name: words('shop.openMenu') }).click();
    const menu = page.getByRole('dialog', { name: words('shop.menu') });
    await menu.getByRole('link', { name: words('shop.header.signIn') }).click();
    await menu.waitFor({ state: 'detached' });
  }
  let dialog = await atStep(page, 'lookup', words);
  await expectAccessible(page, 'lookup');
  await press(dialog, words('shop.continue'));
  await dialog.getByRole('alert').waitFor();
  await expectAccessible(page, 'lookup with an error');
  await dialog.locator('#enrolment-lookup-email').fill(newEmail());
  await press(dialog, words('shop.continue'));
  dialog = await atStep(page, 'signUp', words);
  await expectAccessible(page, 'signUp');
  await dialog.locator('#enrolment-signUp-password').fill(password);
  await press(dialog, words('joining.signUp.submit.simplified'));
  await atStep(page, 'nonLoyalty', words);
  await expectAccessible(page, 'nonLoyalty');
});

test('an employee who signs in by the enrolment is shown the terms when the dialog closes, even by Escape [C2.53, C4.34]', async () => {
  const { page } = await visit('/de-de/about');
  await ready(page);
  await signInLink(page, words).click();
  let dialog = await atStep(page, 'lookup', words);
  await dialog.locator('#enrolment-lookup-email').fill(employee.email);
  await press(dialog, words('shop.continue'));
  dialog = await atStep(page, 'signIn', words);
  await dialog.locator('#enrolment-signIn-password').fill(employee.password);
  await press(dialog, words('joining.signUp.signIn'));
  await atStep(page, 'nonLoyalty', words);
  await page.keyboard.press('Escape');
  const terms = page.getByRole('dialog', { name: words('auth.employeeTerms.title') });
  await expectAccessible(page, 'terms');
  await press(terms, words('auth.employeeTerms.later'));
  await terms.waitFor({ state: 'detached' });
});

test('an employee who enrols without scripts gets the terms at the end [C2.53, C4.34]', async () => {
  const { page } = await visit('/de-de/enrolment', { javaScriptEnabled: false });
  const send = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
  const title = (step: Step) =>
    page.getByRole('heading', { level: 1, name: words(`joining.enrolment.${step}.title`), exact: true }).waitFor();
  await page.locator('#enrolment-lookup-email').fill(employee.email);
  await send(words('shop.continue'));
  await page.locator('#enrolment-signIn-password').fill(employee.password);
  await send(words('joining.signUp.signIn'));
  await title('nonLoyalty');
  await send(words('joining.notNow'));
  await title('interests');
  await send(words('joining.notNow'));
  await title('success');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('joining.enrolment.success.toAccount') })
    .click();
  await page.getByRole('heading', { level: 1, name: words('auth.employeeTerms.title') }).waitFor();
});

test('an employee who signs in without scripts gets the terms until they are accepted [C2.53, C4.34, C4.35]', async () => {
  const { page } = await visit('/de-de/sign-in?next=%2Fde-de%2Fcart', { javaScriptEnabled: false });
  const signIn = async () => {
    await page.locator('#sign-in-email').fill(employee.email);
    await page.locator('#sign-in-password').fill(employee.password);
    await page.getByRole('button', { name: words('auth.signIn.submit'), exact: true }).click();
  };
  const again = async () => {
    await page.context().clearCookies();
    await page.goto('/de-de/sign-in?next=%2Fde-de%2Fcart');
    await signIn();
  };
  const terms = page.getByRole('heading', { level: 1, name: words('auth.employeeTerms.title') });
  await signIn();
  await terms.waitFor();
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${words('auth.employeeTerms.link')}`) });
  expect(await link.getAttribute('href')).toBe('/de-de/associate-discount-terms');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('auth.employeeTerms.later') })
    .click();
  await page.waitForURL(`${shop.origin}/de-de/cart`);
  await again();
  await terms.waitFor();
  await page.getByRole('button', { name: words('auth.employeeTerms.accept') }).click();
  await page.waitForURL(`${shop.origin}/de-de/cart`);
  await again();
  await page.waitForURL(`${shop.origin}/de-de/cart`);
  await page.goto('/de-de/account/employee-terms');
  await page.waitForURL(`${shop.origin}/de-de/account`);
});
