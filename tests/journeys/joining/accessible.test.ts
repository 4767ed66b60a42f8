import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectSound } from '@eyelet/testing/expect-sound.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newEmail, newPhone, password, ready, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

/** Tabs until a control of the form has the focus. */
async function tabTo(page: Page, name: string, limit = 80): Promise<void> {
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab');
    const id = await page.evaluate(() => document.activeElement?.id ?? '');
    if (id === `sign-up-${name}`) return;
  }
  throw new Error(`no way by keyboard to ${name}`);
}

test('a guest signs up with the keyboard alone', async () => {
  const { page } = await journey.visit('/en-us/sign-up');
  await ready(page);
  const type = async (name: string, text: string) => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  await type('email', newEmail());
  await type('password', password);
  await type('firstName', 'Ada');
  await type('lastName', 'Brink');
  await type('birthDate', '10121990');
  expect(await page.locator('#sign-up-birthDate').inputValue()).toBe('10/12/1990');
  await tabTo(page, 'optInAccepted');
  await page.keyboard.press('Space');
  const terms = page.getByRole('dialog', { name: t('joining.smsTerms.title') });
  await terms.getByRole('button', { name: t('joining.smsTerms.accept') }).waitFor();
  await page.keyboard.press('Escape');
  await terms.waitFor({ state: 'detached' });
  await tabTo(page, 'policy');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: t('account.interests') }).waitFor();
});

test('signing up is accessible at every width in all variants, without sideways scrolling', async () => {
  const { page } = await journey.visit('/en-us');
  for (const variant of ['standard', 'loyalty', 'simplified'] as const) {
    await page.goto(`/de-de/sign-up?variant=${variant}`);
    await ready(page);
    await expectSound(page, variant);
    const send = wordsOf('de-de')(`joining.signUp.submit.${variant}`);
    await page.getByRole('main').getByRole('button', { name: send }).click();
    await page.getByRole('alert').waitFor();
    await expectSound(page, `${variant} with errors`);
  }
});

test('interests and welcome are accessible', async () => {
  const { page } = await journey.visit('/en-us/sign-up?variant=loyalty', { viewport: { width: 390, height: 900 } });
  await ready(page);
  const field = (name: string) => page.locator(`#sign-up-${name}`);
  for (const [name, text] of [
    ['email', newEmail()],
    ['password', password],
    ['firstName', 'Ada'],
    ['lastName', 'Brink'],
    ['birthDate', '10121990'],
    ['phone', newPhone()],
  ] as const) {
    await field(name).fill(text);
  }
  for (const name of ['policy', 'loyaltyTerms', 'brandTerms']) await field(name).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('joining.signUp.submit.loyalty') })
    .click();
  const interests = page.getByRole('dialog', { name: t('account.interests') });
  await interests.getByRole('button', { name: t('joining.notNow') }).waitFor();
  await expectAccessible(page, 'interests');
  await interests.getByRole('button', { name: t('joining.notNow') }).click();
  const welcome = page.getByRole('dialog', { name: t('joining.welcome.title', { name: 'Ada' }) });
  await welcome.getByRole('button', { name: t('joining.welcome.continue') }).waitFor();
  await interests.waitFor({ state: 'detached' });
  await expectAccessible(page, 'welcome');
});
