import { giftCards } from '@eyelet/demo/gift-cards/gift-cards.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { american } from '../checkout/addresses.ts';
import { atStep, buy, continueToPayment, enterCard, fillShipping, patient } from '../checkout/steps.ts';
import { newPhone } from '../joining/steps.ts';
import { linkInMail, sendSignIn, signOutEverywhere, wordsOf } from '../signing/steps.ts';
import { press, untilSaved, visitAccount } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

test('a guest is asked to sign in, and taken to the account afterwards [C2.04, C2.18]', async () => {
  const { page } = await journey.visit('/en-us/account');
  expect(new URL(page.url()).pathname).toBe('/en-us/sign-in');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/en-us/account');
  const visitor = await visitAccount(journey, '');
  await visitor.page.getByRole('heading', { level: 1, name: t('account.hello', { name: 'Ada' }) }).waitFor();
  await visitor.page.locator('body[data-page-type=account]').waitFor({ state: 'attached' });
  await visitor.page.getByText(t('account.incompleteTitle')).waitFor();
  expectNoComplaints(visitor);
});

test('a link of the account leads to sign in once the session has ended elsewhere, and then to the page it names', async () => {
  const { page, account } = await visitAccount(journey, '');
  await signOutEverywhere(journey.origin(), account);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account.addresses') })
    .first()
    .click();
  await page.waitForURL(({ pathname }) => pathname === '/en-us/sign-in');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/en-us/account/addresses');
  await sendSignIn(page.getByRole('main'), 'en-us', account.email);
  await page.waitForURL(({ pathname, search }) => pathname + search === '/en-us/account/addresses');
  await page.getByRole('heading', { level: 1, name: t('account.addresses') }).waitFor();
});

test('a consumer changes the profile, and errors are shown beside their fields [C1.15, C2.19, C5.14]', async () => {
  const { page } = await visitAccount(journey, '/profile');
  const field = (name: string) => page.locator(`#profile-${name}`);
  await field('firstName').fill('Bo3');
  await field('birthDate').fill('02302000');
  await field('postalCode').fill('nowhere');
  await field('phone').fill('12');
  await press(page, 'en-us', 'account.save');
  await page.getByRole('alert').getByText(t('validation.name')).waitFor();
  expect(await field('birthDate').getAttribute('aria-invalid')).toBe('true');
  await page.locator('#profile-phone-error').getByText(t('validation.phone')).waitFor();
  const zip = t('validation.regex', { pattern: '12345, 12345-6789' });
  await page.locator('#profile-postalCode-error').getByText(zip).waitFor();
  await field('postalCode').fill('04101');
  await field('firstName').fill('Bo');
  await field('birthDate').fill('12311990');
  await field('phone').fill('2075550177');
  await press(page, 'en-us', 'account.save');
  await untilSaved(page);
  await page.reload();
  await expect.poll(() => field('firstName').inputValue(), patient).toBe('Bo');
  await expect.poll(() => field('birthDate').inputValue(), patient).toBe('12/31/1990');
  await expect.poll(() => field('phone').inputValue(), patient).toBe('(207) 555 - 0177');
});

test('changing the email asks for the password at its field', async () => {
  const { page, account } = await visitAccount(journey, '/profile');
  await page.locator('#profile-email').fill(`new.${account.email}`);
  await press(page, 'en-us', 'account.save');
  await page.locator('#profile-currentPassword-error').getByText(t('error.AUT450')).waitFor();
  expect(await page.locator('#profile-email').inputValue()).toBe(`new.${account.email}`);
});

test('a consumer saves interests and shoe size', async () => {
  const { page } = await visitAccount(journey, '/preferences');
  await page.getByRole('checkbox', { name: t('account.interest.running') }).check();
  await page.getByRole('checkbox', { name: t('account.interest.sailing') }).check();
  const size = page.getByRole('textbox', { name: t('account.shoeSize') });
  await size.fill('call me');
  await press(page, 'en-us', 'account.save');
  await page.locator('#preferences-preferredShoeSize-error').getByText(t('validation.shoeSize')).waitFor();
  await size.fill('42');
  await press(page, 'en-us', 'account.save');
  await untilSaved(page);
  await page.reload();
  await expect
    .poll(() => page.getByRole('checkbox', { name: t('account.interest.sailing') }).isChecked(), patient)
    .toBe(true);
  expect(await page.getByRole('checkbox', { name: t('account.interest.city') }).isChecked()).toBe(false);
});

test('a consumer adds, changes and removes addresses, and makes one the main one [C1.16, C4.42]', async () => {
  const { page } = await visitAccount(journey, '/addresses');
  const fill = async (line: string) => {
    await page.locator('#shipping-addressLine1').fill(line);
    await page.locator('#shipping-city').fill('Portland');
    await page.locator('#shipping-province').selectOption('ME');
    await page.locator('#shipping-postalCode').fill('04101');
    await page.locator('#shipping-phone').fill('2075550123');
    await press(page, 'en-us', 'account.save');
    await page.waitForURL(/\/account\/addresses$/);
    await page.getByRole('listitem').filter({ hasText: line }).waitFor();
  };
  const add = page.getByRole('link', {
    name: new RegExp(`^${t('account.addAddress')}.*${t('account.addressType.S')}$`),
  });
  await add.click();
  await page.getByRole('heading', { level: 1, name: t('account.newAddress.S') }).waitFor();
  await press(page, 'en-us', 'account.save');
  await page.getByRole('alert').getByText(t('validation.required')).first().waitFor();
  await fill('1 Pier Road');
  await add.click();
  await fill('2 Pier Road');
  const entries = page.getByRole('region', { name: t('account.addressType.S') }).getByRole('listitem');
  await expect.poll(() => entries.first().textContent(), patient).toContain('1 Pier Road');
  await entries
    .nth(1)
    .getByRole('button', { name: t('account.makeMain') })
    .click();
  await expect.poll(() => entries.first().textContent(), { timeout: 20_000 }).toContain('2 Pier Road');
  await entries
    .first()
    .getByRole('link', { name: t('account.change') })
    .click();
  await page.locator('#shipping-addressLine2').fill('Flat 7');
  await press(page, 'en-us', 'account.save');
  await entries.filter({ hasText: 'Flat 7' }).waitFor();
  await entries
    .filter({ hasText: '1 Pier Road' })
    .getByRole('button', { name: t('account.remove') })
    .click();
  await expect.poll(() => entries.count(), { timeout: 20_000 }).toBe(1);
});

test('a new address is prefilled with the name, email and phone of the profile', async () => {
  const { page, account } = await visitAccount(journey, '/profile');
  const phone = newPhone();
  await page.locator('#profile-phone').fill(phone);
  await press(page, 'en-us', 'account.save');
  await untilSaved(page);
  await page.goto('/en-us/account/address?type=S');
  const value = (name: string) => page.locator(`#shipping-${name}`).inputValue();
  await expect.poll(() => value('phone'), patient).toBe(phone);
  expect([await value('firstName'), await value('email')]).toEqual(['Ada', account.email]);
});

test('a consumer saves cards through the provider’s fields, makes one the main one, and removes it [C1.17]', async () => {
  const visitor = await visitAccount(journey, '/payment');
  const { page } = visitor;
  await page.getByText(t('account.noCard')).waitFor();
  const entry = (brand: string, last4: string) =>
    page.getByRole('listitem').filter({ hasText: t('checkout.cardEnding', { brand, last4 }) });
  const [visa, mastercard] = [entry('Visa', '4242'), entry('Mastercard', '4444')];
  await enterCard(page, 'en-us', '4242424242424242');
  await press(page, 'en-us', 'account.saveCard');
  await visa.getByText(t('account.mainCard')).waitFor();
  await enterCard(page, 'en-us', '5555555555554444');
  await press(page, 'en-us', 'account.saveCard');
  await mastercard.getByRole('button', { name: t('account.makeMain') }).click();
  await mastercard.getByText(t('account.mainCard')).waitFor();
  expect(await visa.getByText(t('account.mainCard')).count()).toBe(0);
  await mastercard.getByRole('button', { name: t('account.remove') }).click();
  await visa.getByText(t('account.mainCard')).waitFor();
  await visa.getByRole('button', { name: t('account.remove') }).click();
  await page.getByText(t('account.noCard')).waitFor();
  expectNoComplaints(visitor);
});

test('an address saved at the checkout is a shipping address of the address book [C3.05]', async () => {
  const { page } = await visitAccount(journey, '/addresses');
  await (await buy(page, 'en-us')).getByRole('link', { name: t('cart.checkout') }).click();
  await fillShipping(page, american);
  await page.getByRole('checkbox', { name: t('checkout.saveAddress') }).check();
  await continueToPayment(page, 'en-us');
  await atStep(page, 'en-us', 'billing');
  const profile = (await page.evaluate(async () => (await fetch('/consumers-v3/consumer')).json())) as {
    consumerDetails: { addresses: { approachType: string; addressLine1: string }[] };
  };
  expect(profile.consumerDetails.addresses).toMatchObject([{ approachType: 'S', addressLine1: american.addressLine1 }]);
  await page.goto('/en-us/account/addresses');
  const entries = (type: 'S' | 'B') =>
    page.getByRole('region', { name: t(`account.addressType.${type}`) }).getByRole('listitem');
  await entries('S').filter({ hasText: american.addressLine1 }).waitFor();
  expect(await entries('B').count()).toBe(0);
});

test('a card that cannot be saved shows a toast: its own for a duplicate, else the general one [C4.60, C8.160]', async () => {
  const { page } = await visitAccount(journey, '/payment');
  const toast = (text: string) => page.locator('[data-toast=error]').getByText(text);
  await enterCard(page, 'en-us', '4242424242424242');
  await press(page, 'en-us', 'account.saveCard');
  await page.getByRole('listitem').getByText(t('account.mainCard')).waitFor();
  await enterCard(page, 'en-us', '4242424242424242');
  await press(page, 'en-us', 'account.saveCard');
  await toast(t('error.PYT300')).waitFor();
  await page.reload();
  await enterCard(page, 'en-us', '4000000000000002');
  await press(page, 'en-us', 'account.saveCard');
  await toast(t('account.cardSaveFailed')).waitFor();
});

test('a gift card that cannot be saved shows a toast: its own for a duplicate, else the general one, and the input stays [C4.61, C8.161]', async () => {
  const { page } = await visitAccount(journey, '/payment');
  const gifts = page.getByRole('region', { name: t('account.giftCards') });
  const number = gifts.getByRole('textbox', { name: t('giftCards.number') });
  const save = async (card: Readonly<{ number: string; pin: string }>) => {
    await number.fill(card.number);
    await gifts.getByRole('textbox', { name: t('giftCards.pin') }).fill(card.pin);
    await gifts.getByRole('button', { name: t('account.saveGiftCard') }).click();
  };
  const toast = (text: string) => page.locator('[data-toast=error]').getByText(text);
  await save({ number: '6006490000000000', pin: '1234' });
  await toast(t('account.giftCardSaveFailed')).waitFor();
  expect(await number.inputValue()).toBe('6006490000000000');
  await gifts.getByText(t('account.noGiftCard')).waitFor();
  const card = giftCards.find(({ shows }) => shows === '500 US dollars') ?? expect.fail('no such card');
  const shown = gifts.getByText(`•••• ${card.number.slice(-4)}`).first();
  await save(card);
  await shown.waitFor();
  await save(card);
  await toast(t('error.PYT300')).waitFor();
});

test('a consumer switches the newsletter on and off [C1.20]', async () => {
  const { page } = await visitAccount(journey, '/subscriptions');
  const mail = page.getByRole('region', { name: t('account.channel.email') });
  await mail.getByRole('button', { name: t('account.subscribe') }).click();
  await mail.getByText(t('account.subscription.on')).waitFor();
  await mail.getByRole('button', { name: t('account.unsubscribe') }).click();
  await mail.getByText(t('account.subscription.off')).waitFor();
  await page.reload();
  await mail.getByText(t('account.subscription.off')).waitFor();
});

test('a consumer switches text messages on and off, and the choice is kept [C1.21]', async () => {
  const { page } = await visitAccount(journey, '/profile');
  await page.locator('#profile-phone').fill(newPhone());
  await press(page, 'en-us', 'account.save');
  await untilSaved(page);
  await page.goto('/en-us/account/subscriptions');
  const sms = page.getByRole('region', { name: t('account.channel.sms') });
  await sms.getByRole('button', { name: t('account.subscribe') }).click();
  await sms.getByText(t('account.subscription.on')).waitFor();
  await page.reload();
  await sms.getByText(t('account.subscription.on')).waitFor();
  await sms.getByRole('button', { name: t('account.unsubscribe') }).click();
  await sms.getByText(t('account.subscription.off')).waitFor();
  await page.reload();
  await sms.getByText(t('account.subscription.off')).waitFor();
});

test('changing the password requires the current one, and the new one twice [C5.61]', async () => {
  const { page } = await visitAccount(journey, '/security');
  const fill = async (current: string, fresh: string, again = fresh) => {
    await page.locator('#password-currentPassword').fill(current);
    await page.locator('#password-newPassword').fill(fresh);
    await page.locator('#password-confirmPassword').fill(again);
    await press(page, 'en-us', 'account.changePassword');
  };
  await fill('Wrong-password-1', 'Breakwater-light-3');
  await page.locator('#password-currentPassword-error').getByText(t('error.AUT450')).waitFor();
  await fill('Granite-harbour-7', 'Breakwater-light-3', 'Something-else-4');
  await page
    .locator('#password-confirmPassword-error')
    .getByText(t('validation.sameAs', { field: t('account.newPassword') }))
    .waitFor();
  await fill('Granite-harbour-7', 'Breakwater-light-3');
  await page.getByText(t('account.passwordChanged')).waitFor();
  await page.getByText(t('account.thisDevice')).waitFor();
});

test('a consumer requests all data by mail, deletes the account, and undoes that', async () => {
  const { page, account } = await visitAccount(journey, '/data');
  await press(page, 'en-us', 'account.exportAction');
  await page.getByText(t('account.exportAsked', { email: account.email })).waitFor();
  const link = await linkInMail(journey.origin(), account.email, '/en-us/account/data/download');
  const { pathname, search } = new URL(link);
  const archive = await page.request.get(journey.origin() + pathname + search);
  expect(archive.headers()['content-type']).toBe('application/zip');
  await page.locator('#deletion-password').fill('Wrong-password-1');
  await press(page, 'en-us', 'account.deletionAction');
  await page.getByText(t('error.AUT450')).waitFor();
  await page.locator('#deletion-password').fill('Granite-harbour-7');
  await press(page, 'en-us', 'account.deletionAction');
  await press(page, 'en-us', 'account.keep');
  await page.getByText(t('account.kept')).waitFor();
});
