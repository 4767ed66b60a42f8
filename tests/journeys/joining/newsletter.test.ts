import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { collectCalls, newEmail, newPhone, patient, ready, refuseCall, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const subscription = '/consumers-v3/consumer/subscription';

/** The form in the footer. */
function footForm(
  page: Page,
  locale = 'en-us',
): Readonly<{ email: Locator; policy: Locator; send: Locator; all: Locator }> {
  const say = wordsOf(locale);
  const all = page.getByRole('contentinfo').getByRole('region', { name: say('newsletter.title') });
  return {
    all,
    email: all.getByRole('textbox', { name: say('newsletter.email') }),
    policy: all.getByRole('checkbox'),
    send: all.getByRole('button', { name: say('newsletter.submit') }),
  };
}

test('a guest subscribes in the footer, with one call that has all members [B1.23, B6.03, B2.1.12, B2.1.13, B8.18]', async () => {
  const visitor = await journey.visit('/en-us/about');
  const { page } = visitor;
  await ready(page);
  const { requests } = collectCalls(page);
  const { email, policy, send, all } = footForm(page);
  const recipient = newEmail();
  await email.fill(recipient);
  await policy.check();
  await send.click();
  await all.getByRole('status').getByText(t('newsletter.newsletterSuccess')).waitFor();
  const sent = requests.filter((request) => request.url().endsWith(subscription));
  expect(sent.map((request) => request.postDataJSON())).toEqual([
    {
      type: 'Newsletter',
      channel: 'email',
      recipient,
      optin: true,
      optinDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      country: 'US',
      region: 'NORA',
    },
  ]);
  expectNoComplaints(visitor);
});

test('a guest subscribes in the block on the home page as well [B2.1.12, B8.18]', async () => {
  const { page } = await journey.visit('/en-us');
  await ready(page);
  const block = page.getByRole('main').getByRole('region', { name: t('newsletter.title') });
  await block.getByRole('textbox', { name: t('newsletter.email') }).fill(newEmail());
  await block.getByRole('checkbox').check();
  await block.getByRole('button', { name: t('newsletter.submit') }).click();
  await block.getByRole('status').getByText(t('newsletter.newsletterSuccess')).waitFor();
});

test('errors are shown beside their fields, and nothing is sent [B5.4.01, B5.4.02, B5.4.03]', async () => {
  const { page } = await journey.visit('/en-us/about');
  await ready(page);
  const { calls } = collectCalls(page);
  const { email, policy, send, all } = footForm(page);
  await send.click();
  await all.getByText(t('validation.required')).waitFor();
  await all.getByText(t('validation.checkbox')).waitFor();
  await expect.poll(() => email.evaluate((field) => field === document.activeElement), patient).toBe(true);
  await email.fill('x');
  await policy.check();
  await send.click();
  await all.getByText(t('validation.email')).waitFor();
  expect(await email.inputValue()).toBe('x');
  expect(await policy.isChecked()).toBe(true);
  expect(calls).not.toContain(`POST ${subscription}`);
});

test('a failure shows an alert, and the typed values stay [B8.17]', async () => {
  const { page } = await journey.visit('/en-us/about');
  await ready(page);
  await refuseCall(page, subscription, 'PRO412', 400);
  const { email, policy, send, all } = footForm(page);
  await email.fill('ada@example.com');
  await policy.check();
  await send.click();
  await all.getByRole('alert').getByText(t('error.PRO412')).waitFor();
  expect(await email.inputValue()).toBe('ada@example.com');
});

test('the date of the consent is the server’s, even if the clock of the device is wrong [B7.01]', async () => {
  const { page } = await journey.visit('/en-us/about');
  await ready(page);
  await page.clock.setFixedTime(new Date(Date.now() + 2 * 365 * 24 * 3600 * 1000));
  const sent = page.waitForRequest((request) => request.url().endsWith(subscription));
  const { email, policy, send } = footForm(page);
  await email.fill(newEmail());
  await policy.check();
  await send.click();
  const { optinDate } = (await sent).postDataJSON() as { optinDate: string };
  expect(Math.abs(Date.parse(optinDate) - Date.now())).toBeLessThan(24 * 3600 * 1000);
});

test('without scripts the form leads to a page with the same message', async () => {
  const { page } = await journey.visit('/it-it/about', { javaScriptEnabled: false });
  const say = wordsOf('it-it');
  const foot = footForm(page, 'it-it');
  await foot.email.fill('x');
  await foot.send.click();
  await page.waitForURL(/\/it-it\/newsletter$/);
  const main = page.getByRole('main');
  await main.getByText(say('validation.email')).waitFor();
  await main.getByRole('textbox', { name: say('newsletter.email') }).fill(newEmail());
  await main.getByRole('checkbox').first().check();
  await main.getByRole('button', { name: say('newsletter.submit') }).click();
  await main.getByRole('status').getByText(say('newsletter.newsletterSuccess')).waitFor();
});

/** The first link to a page in a mail to a recipient. */
async function mailedLink(page: Page, recipient: string, leadsTo: string): Promise<string> {
  const mail = async () => {
    const list = await (await page.request.get('/dev/outbox')).text();
    const row = list.split('<tr>').find((one) => one.includes(`<td>${recipient}</td>`));
    return /href="(\/dev\/outbox\/[^"]+)"/.exec(row ?? '')?.[1];
  };
  await expect.poll(mail, patient).toBeDefined();
  const html = await (await page.request.get(`${await mail()}/html`)).text();
  const link = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const found = new URL(link.find((href) => href.includes(leadsTo)) ?? 'about:blank');
  return found.pathname + found.search;
}

test('in Germany a subscription is confirmed by the mailed link [B3.3.10]', async () => {
  const say = wordsOf('de-de');
  const { page } = await journey.visit('/de-de/about');
  await ready(page);
  const recipient = newEmail();
  const foot = footForm(page, 'de-de');
  await foot.email.fill(recipient);
  await foot.policy.check();
  await foot.send.click();
  await foot.all.getByRole('status').getByText(say('newsletter.confirmByMail')).waitFor();
  await page.goto(await mailedLink(page, recipient, '/subscription/confirm'));
  await ready(page);
  await page.getByRole('button', { name: say('joining.confirm.submit') }).click();
  await page.getByText(say('joining.confirm.done')).waitFor();
});

test.each(['confirm', 'unsubscribe'] as const)('an invalid link to %s shows a message', async (kind) => {
  const { page } = await journey.visit(`/en-us/subscription/${kind}?token=nobody`);
  await ready(page);
  await page.getByRole('button', { name: t(`joining.${kind}.submit`) }).click();
  await page.getByRole('alert').getByText(t('error.AUT402')).waitFor();
  await page.goto(`/en-us/subscription/${kind}`);
  await page.getByText(t('joining.link.missing')).waitFor();
});

test('a guest subscribes to text messages where the market has them, once the terms are accepted [B1.24, B7.22]', async () => {
  const { page } = await journey.visit('/en-us/newsletter');
  await ready(page);
  const sms = page.getByRole('region', { name: t('joining.smsForm.title') });
  await sms.getByRole('textbox', { name: t('address.phone') }).fill(newPhone());
  await sms.getByRole('button', { name: t('joining.smsForm.submit') }).click();
  await sms.getByText(t('validation.checkbox')).first().waitFor();
  await sms.getByRole('checkbox').click();
  const terms = page.getByRole('dialog', { name: t('joining.smsTerms.title') });
  await terms.getByRole('button', { name: t('joining.smsTerms.accept') }).click();
  await terms.waitFor({ state: 'detached' });
  await sms.getByRole('button', { name: t('joining.smsForm.submit') }).click();
  await sms.getByRole('status').waitFor();
  await page.goto('/de-de/newsletter');
  await expect
    .poll(() => page.getByRole('heading', { name: wordsOf('de-de')('joining.smsForm.title') }).count())
    .toBe(0);
});

test.each(Object.entries(widths))(
  'the newsletter is accessible at %s width, without sideways scrolling',
  async (_, width) => {
    const { page } = await journey.visit('/en-us/newsletter', { viewport: { width, height: 900 } });
    await ready(page);
    await expectAccessible(page, 'newsletter');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('newsletter.submit') })
      .first()
      .click();
    await page.getByRole('main').getByText(t('validation.required')).first().waitFor();
    await page.getByRole('button', { name: t('joining.smsForm.submit') }).click();
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'newsletter with errors');
    await expectFits(page);
    await page.goto('/en-us/subscription/confirm?token=x');
    await expectAccessible(page, 'confirming');
  },
);
