import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visitAccount } from '../account/steps.ts';
import { homes } from '../checkout/addresses.ts';
import { order } from '../orders/steps.ts';
import { newAccount, ready, sendSignIn } from '../signing/steps.ts';

const { origin, visit } = openJourney();

const wordsOf = (locale: string) =>
  createMessages(locale.replace(/-(\w+)$/, (_, country) => `-${country.toUpperCase()}`));

async function fillContact(page: Page, locale: string, change: Readonly<Record<string, string>> = {}) {
  const t = wordsOf(locale);
  const values = { email: 'runa@example.com', firstName: 'Runa', lastName: 'Strand', ...change };
  await page.getByRole('main').getByLabel(t('cases.field.category')).selectOption('order');
  await page.getByRole('main').getByLabel(t('cases.field.subject')).selectOption('order-status');
  await page
    .getByLabel(t('cases.field.message'))
    .fill(change.message ?? 'Where is my order?\n\nIt was promised for Friday.');
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    await page
      .getByRole('main')
      .getByLabel(t(`address.${name}`))
      .fill(values[name]);
  }
}

describe.each(['en-us', 'de-de'])('%s', (locale) => {
  const t = wordsOf(locale);
  const send = { name: t('cases.send'), exact: true };

  test('a message is sent, after empty fields were named, and its reference is shown [C1.29] [C1.33] [C2.20] [B2.03]', async () => {
    const visitor = await visit(`/${locale}/help/contact-us`);
    const { page } = visitor;
    await ready(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('cases.contact.title'));
    await page.getByRole('button', send).click();
    for (const name of ['category', 'subject', 'message', 'firstName', 'lastName', 'email']) {
      expect(await page.locator(`#contact-${name}-error`).textContent(), name).toBe(t('validation.required'));
    }
    expect(await page.locator('#contact-phone-error, #contact-orderNumber-error').count()).toBe(0);
    await fillContact(page, locale, { email: 'runa@' });
    await page.getByRole('button', send).click();
    expect(await page.locator('#contact-email-error').textContent()).toBe(t('validation.email'));
    expect(await page.getByRole('main').getByLabel(t('cases.field.message')).inputValue()).toContain(
      'It was promised for Friday.',
    );
    await page.getByRole('main').getByLabel(t('address.email')).fill('runa@example.com');
    // A document that is none is refused, and another one is sent under a name of plain letters.
    const choose = (name: string, text: string) =>
      page
        .getByLabel(t('cases.field.documents'))
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
    await choose('fake.pdf', '<script>1</script>');
    await page.getByRole('button', send).click();
    await expect.poll(() => page.locator('#contact-documents-error').textContent()).toBe(t('validation.document'));
    await choose('Reçu 12.pdf', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n');
    await page.getByRole('button', send).click();
    const note = page.getByRole('status').filter({ hasText: t('cases.sent.title') });
    await note.waitFor();
    expect(await note.textContent()).toMatch(/[0-9A-Z]{8}/);
    await note.getByRole('listitem').filter({ hasText: 'Recu-12.pdf' }).waitFor();
    await expect.poll(() => note.evaluate((element) => element === document.activeElement)).toBe(true);
    expectNoComplaints(visitor);
  });

  test.each([widths.phone, widths.tablet, widths.desktop])('the form is accessible and fits %i px', async (width) => {
    const { page } = await visit(`/${locale}/help/contact-us`, { viewport: { width, height: 900 } });
    await ready(page);
    await expectAccessible(page, 'contact form');
    await page.getByRole('button', send).click();
    await page.locator('#contact-email-error').waitFor();
    await expectAccessible(page, 'refused contact form');
    await expectFits(page);
  });
});

test('without scripts a refused message loses nothing, and the corrected one is sent [C1.29]', async () => {
  const { page } = await visit('/en-us/help/contact-us', { javaScriptEnabled: false });
  const t = wordsOf('en-us');
  const message = `A long message. ${'It goes on. '.repeat(80)}`.trim();
  await fillContact(page, 'en-us', { email: 'runa@', message });
  await page.getByRole('button', { name: t('cases.send'), exact: true }).click();
  expect(await page.locator('#contact-email-error').textContent()).toBe(t('validation.email'));
  expect(await page.getByRole('main').getByLabel(t('cases.field.message')).inputValue()).toBe(message);
  expect(await page.getByRole('main').getByLabel(t('cases.field.subject')).inputValue()).toBe('order-status');
  // Browsers keep no chosen files, neither pictures nor documents.
  expect(await page.getByText(t('cases.hint.filesAgain')).count()).toBe(2);
  await page.getByRole('main').getByLabel(t('address.email')).fill('runa@example.com');
  // The proof of the form is valid only after some moments.
  const send = async () => {
    await page.getByRole('button', { name: t('cases.send'), exact: true }).click();
    return page.getByText(t('cases.sent.title')).count();
  };
  await expect.poll(send, { timeout: 20_000, interval: 1500 }).toBe(1);
});

test('the form of a signed-in consumer is filled in from the profile', async () => {
  const { page } = await visit('/en-us/sign-in?next=/en-us/help/contact-us');
  const account = await newAccount(origin());
  await ready(page);
  await sendSignIn(page.locator('main'), 'en-us', account.email);
  await page.waitForURL('**/help/contact-us');
  const t = wordsOf('en-us');
  await expect.poll(() => page.getByRole('main').getByLabel(t('address.email')).inputValue()).toBe(account.email);
  expect(await page.getByRole('main').getByLabel(t('address.firstName')).inputValue()).toBe(account.firstName);
});

test('a signed-in consumer chooses one of their orders, which is kept when the message is refused, and sent with it', async () => {
  const t = wordsOf('en-us');
  const { page: before, account } = await visitAccount({ origin, visit }, '/orders');
  const orderNumber = await order(before, homes.find(({ locale }) => locale === 'en-us') ?? expect.fail());
  const visitor = await visit('/en-us/sign-in?next=/en-us/help/contact-us', {
    viewport: { width: widths.phone, height: 900 },
    javaScriptEnabled: false,
  });
  const { page } = visitor;
  const main = page.getByRole('main');
  await sendSignIn(main, 'en-us', account.email);
  await page.waitForURL('**/help/contact-us');
  const orders = main.getByRole('combobox', { name: t('cases.field.orderNumber') });
  const options = await orders.getByRole('option').allTextContents();
  expect(options).toEqual([
    t('cases.noOrder'),
    expect.stringMatching(new RegExp(`^${orderNumber} · \\w+ \\d+, \\d{4}$`)),
  ]);
  await fillContact(page, 'en-us', { email: account.email, lastName: '1' });
  await orders.selectOption(orderNumber);
  await page.getByRole('button', { name: t('cases.send'), exact: true }).click();
  await page.locator('#contact-lastName-error').waitFor();
  expect(await orders.inputValue()).toBe(orderNumber);
  await expectFits(page);
  await main.getByLabel(t('address.lastName')).fill('Strand');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: t('cases.send'), exact: true }).click();
  expect((await sent).postData()).toContain(orderNumber);
});

test('the footer links to the form and to the help with returns [B2.03] [B2.12] [C2.20]', async () => {
  const { page } = await visit('/en-us');
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const path of ['/en-us/help/contact-us', '/en-us/help/returns/how-to-return']) {
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toContain(path);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
  }
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('How to return');
});
