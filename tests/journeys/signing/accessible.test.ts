import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { accountMenu, newAccount, password, ready, sendSignIn, wordsOf } from './steps.ts';

const journey = openJourney();
const german = wordsOf('de-de');

/** Tabs until a control with this name has the focus. */
async function tabTo(page: Page, name: string, limit = 60): Promise<void> {
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const label = element && 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
      return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
    });
    if (focused === name) return;
  }
  throw new Error(`no way by keyboard to ${name}`);
}

test('a consumer signs in and out with the keyboard alone', async () => {
  const t = wordsOf('en-us');
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  await ready(page);
  await tabTo(page, t('shop.header.signIn'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('auth.signIn.title') });
  await dialog.getByRole('button', { name: t('auth.signIn.submit'), exact: true }).waitFor();
  await tabTo(page, t('address.email'));
  await page.keyboard.type(account.email);
  await tabTo(page, t('auth.password'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const menu = accountMenu(page, 'en-us', 'Ada');
  await menu.waitFor();
  await menu.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, t('shop.header.signOut'));
  await page.keyboard.press('Enter');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shop.header.signIn') })
    .waitFor();
});

test.each(Object.entries(widths))(
  'signing in is accessible at %s width, in German, without sideways scrolling',
  async (name, width) => {
    const { page } = await journey.visit('/de-de', { viewport: { width, height: 900 } });
    const check = async (where: string) => {
      await expectAccessible(page, where);
      await expectFits(page, where);
    };
    await ready(page);
    if (name === 'desktop') {
      await page
        .getByRole('banner')
        .getByRole('link', { name: german('shop.header.signIn') })
        .click();
    } else {
      await page.getByRole('link', { name: german('shop.openMenu') }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: german('shop.header.signIn') })
        .click();
    }
    const dialog = page.getByRole('dialog', { name: german('auth.signIn.title') });
    await dialog.getByRole('button', { name: german('auth.signIn.submit'), exact: true }).waitFor();
    await page.getByRole('dialog', { name: german('shop.menu') }).waitFor({ state: 'detached' });
    await check('dialog');
    await sendSignIn(dialog, 'de-de', 'nobody@example.com');
    await dialog.getByText(german('error.AUT418')).first().waitFor();
    await check('dialog with a refusal');
    await dialog.getByRole('link', { name: german('auth.forgot.question') }).click();
    const forgot = page.getByRole('dialog', { name: german('auth.forgot.title') });
    await forgot.getByRole('button', { name: german('auth.forgot.submit') }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await check('forgotten password');
    for (const place of ['sign-in', 'sign-out', 'forgot-password', 'reset-password', 'reset-password?token=x']) {
      await page.goto(`/de-de/${place}`);
      await ready(page);
      await check(place);
    }
    await page.getByRole('button', { name: german('auth.reset.submit') }).click();
    await page.getByRole('alert').waitFor();
    await check('new password with errors');
  },
);

test('the menu of small screens has the account and signing out', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/de-de/sign-in', { viewport: { width: widths.phone, height: 844 } });
  await ready(page);
  await sendSignIn(page, 'de-de', account.email);
  await page.waitForURL(/\/de-de\/account$/);
  await page.getByRole('link', { name: german('shop.openMenu') }).click();
  const menu = page.getByRole('dialog', { name: german('shop.menu') });
  await menu.getByRole('link', { name: german('shop.header.accountOf', { name: 'Ada' }) }).waitFor();
  await expectAccessible(page, 'menu of a consumer');
  await menu.getByRole('button', { name: german('shop.header.signOut') }).click();
  await page.waitForURL(/\/de-de$/);
});
