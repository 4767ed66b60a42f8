import { demoPassword } from '@eyelet/demo/accounts/accounts.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitBeforeScripts } from '../shell/before-scripts.ts';
import { newAccount, sendSignIn, password as shopperPassword } from '../signing/steps.ts';
import { scan } from './handing.ts';
import { delia, endTills, fillSignIn, openTill, patient, ready, send, storeBar, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('an associate signs in by store, name and password; the header names both, and signing out leads back [C2.39, C2.40, C2.41, C3.45, C6.13]', async () => {
  const visitor = await journey.visit('/en-us/associate-login');
  const { page } = visitor;
  await heading(page, t('associate.title'));
  await ready(page);
  await fillSignIn(page, 'en-us');
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/token/v2/auth/token') && response.status() === 200,
  );
  await send(page, 'en-us');
  await page.waitForURL(`${journey.origin()}/en-us`);
  const bar = storeBar(page, 'en-us');
  await bar.getByText(delia.store).waitFor();
  await bar.getByText(delia.name).waitFor();
  expect((await (await answered).json()).storeSession).toEqual({
    storeId: 'US-BOS',
    storeName: delia.store,
    storeEmployeeId: expect.stringMatching(/./),
    storeEmployeeName: delia.name,
  });
  await page.goto('/en-us/associate-login');
  await page.getByText(t('associate.open.text', { store: delia.store, employee: delia.name })).waitFor();
  await page.goto('/en-us/account');
  await bar.getByRole('button', { name: t('associate.bar.signOut') }).click();
  await page.waitForURL(`${journey.origin()}/en-us/associate-login`);
  await heading(page, t('associate.title'));
  expect(await storeBar(page, 'en-us').count()).toBe(0);
  expectNoComplaints(visitor);
});

test('missing input is reported beside its field, and a wrong password does not reveal which input was wrong', async () => {
  const { page } = await journey.visit('/en-us/associate-login');
  await ready(page);
  await send(page, 'en-us');
  const main = page.getByRole('main');
  for (const label of [t('associate.store'), t('associate.employee'), t('associate.secret')]) {
    const field = main.getByLabel(label, { exact: true });
    await expect.poll(() => field.getAttribute('aria-invalid'), patient).toBe('true');
  }
  await fillSignIn(page, 'en-us', 'not-her-password');
  await send(page, 'en-us');
  await main.getByText(t('error.AUT438'), { exact: true }).waitFor();
  expect(await main.getByLabel(t('associate.store')).inputValue()).toBe('US-BOS');
  expect(await main.getByLabel(t('associate.employee')).locator('option:checked').textContent()).toBe(delia.name);
  await fillSignIn(page, 'en-us');
  await send(page, 'en-us');
  await storeBar(page, 'en-us').waitFor();
});

test('a store chosen before scripts have loaded has its employees afterwards [C2.40]', async () => {
  const { page, comeScripts } = await visitBeforeScripts(journey, '/en-us/associate-login');
  const main = page.getByRole('main');
  await main.getByLabel(t('associate.store')).selectOption({ label: delia.store });
  comeScripts();
  await ready(page);
  await main.getByLabel(t('associate.employee')).selectOption({ label: delia.name });
  expect(await main.getByLabel(t('associate.store')).inputValue()).toBe('US-BOS');
});

test('signing in and out works without scripts [C2.39, C2.40]', async () => {
  const { page } = await journey.visit('/de-de/associate-login', { javaScriptEnabled: false });
  const german = wordsOf('de-de');
  await fillSignIn(page, 'de-de', 'not-her-password');
  await send(page, 'de-de');
  await page.getByRole('main').getByText(german('error.AUT438'), { exact: true }).waitFor();
  await fillSignIn(page, 'de-de');
  await send(page, 'de-de');
  await page.waitForURL(`${journey.origin()}/de-de`);
  await page.goto('/de-de/associate-login');
  await page.getByText(german('associate.open.text', { store: delia.store, employee: delia.name })).waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: german('auth.signOut') })
    .click();
  await heading(page, german('associate.title'));
  expect(pathOf(page)).toBe('/de-de/associate-login');
});

test('when the store session has ended, the till signs out and is back at the sign-in [C4.59]', async () => {
  const { page } = await journey.visit('/en-us');
  await openTill(page, 'en-us');
  const signedOut = page.waitForRequest((request) => request.url().endsWith('/consumer/auth/signout'));
  await endTills(journey.origin());
  await page.goto('/en-us/cart');
  await signedOut;
  await page.waitForURL(`${journey.origin()}/en-us/associate-login`);
  await heading(page, t('associate.title'));
});

test.each(Object.entries(widths))(
  'the sign-in of associates and their header are accessible at %s width',
  async (name, width) => {
    const { page } = await journey.visit('/de-de/associate-login', { viewport: { width, height: 900 } });
    const check = async (where: string) => {
      await expectAccessible(page, where);
      await expectFits(page, where);
    };
    await ready(page);
    await check(`the sign-in, ${name}`);
    await send(page, 'de-de');
    await check(`the sign-in with errors, ${name}`);
    await openTill(page, 'de-de');
    await check(`a page in a store session, ${name}`);
  },
);

test('an associate sets a PIN at the till and signs in with it afterwards; one that is easily guessed is refused', async () => {
  const visitor = await journey.visit('/en-us/associate-login');
  const { page } = visitor;
  await openTill(page, 'en-us');
  await page.goto('/en-us/associate-login');
  await ready(page);
  const form = page.getByRole('region', { name: t('associate.pin.title') });
  const pin = form.getByLabel(t('associate.pin.new'), { exact: true });
  const password = form.getByLabel(t('associate.pin.password'), { exact: true });
  const set = form.getByRole('button', { name: t('associate.pin.set') });
  await pin.fill('123456');
  await password.fill(demoPassword);
  await set.click();
  await form.getByText(t('associate.pin.guessed')).first().waitFor();
  await expectAccessible(page, 'a PIN that is refused');
  expect(await pin.inputValue()).toBe('');
  await pin.fill('482913');
  await password.fill(demoPassword);
  await set.click();
  await form.getByText(t('associate.pin.done')).waitFor();
  await storeBar(page, 'en-us')
    .getByRole('button', { name: t('associate.bar.signOut') })
    .click();
  await heading(page, t('associate.title'));
  await ready(page);
  await fillSignIn(page, 'en-us', '482913');
  await send(page, 'en-us');
  await storeBar(page, 'en-us').waitFor();
});

test.each([true, false])(
  'the link of an open till makes another device one of its store, for an account of the store alone (scripts: %s) [C7.12]',
  async (javaScriptEnabled) => {
    const visitor = await journey.visit('/en-us', { viewport: { width: widths.tablet, height: 900 } });
    const { page } = visitor;
    await openTill(page, 'en-us');
    await page.goto('/en-us/associate-login');
    await ready(page);
    const link = await scan(page, 'en-us', t('associate.device.code'));
    expect(await page.getByRole('link', { name: t('associate.device.link') }).getAttribute('href')).toBe(link);
    await expectFits(page);
    const open = t('associate.open.text', { store: delia.store, employee: delia.name });
    const signInThere = async (email: string, secret: string) => {
      const other = await journey.visit(link, { viewport: { width: widths.phone, height: 844 }, javaScriptEnabled });
      const main = other.page.getByRole('main');
      await main.getByText(t('auth.signIn.till')).waitFor();
      if (javaScriptEnabled) {
        await ready(other.page);
        await expectAccessible(other.page, 'signing in by the link of a till');
      }
      await sendSignIn(main, 'en-us', email, secret);
      await other.page.waitForURL((url) => url.pathname === '/en-us/associate-login');
      return { ...other, main };
    };
    const colleague = await signInThere(delia.email, demoPassword);
    await colleague.main.getByText(open).waitFor();
    if (javaScriptEnabled) await storeBar(colleague.page, 'en-us').getByText(delia.store).waitFor();
    const { email } = await newAccount(journey.origin());
    const stranger = await signInThere(email, shopperPassword);
    await heading(stranger.page, t('associate.title'));
    expect(await storeBar(stranger.page, 'en-us').count()).toBe(0);
    expectNoComplaints(visitor);
  },
);
