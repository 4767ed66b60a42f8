import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { endLook } from '@eyelet/contracts/looks/end.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedLook } from '../../api/looks/looks.ts';
import { ready, sendSignIn } from '../signing/steps.ts';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(
  openJourney(),
  async (app, shop, prepared) => {
    await mountPages(app, shop, prepared);
    await mountStudio(app);
  },
  startStockedShop,
);

const account = ['', 'orders', 'loyalty', 'profile', 'preferences', 'addresses', 'address', 'payment'];
const accountPages = [...account, 'subscriptions', 'security', 'data'].map((one) =>
  `/en-us/account/${one}`.replace(/\/$/, ''),
);

const noteOf = (page: Page, role: 'status' | 'alert', standing: 'allowed' | 'lapsed') =>
  page.getByRole(role).filter({ hasText: t(`looks.standing.${standing}`, { name: 'Bo Lind' }) });

/** What was said of the answer has the focus, as its button is gone. */
const focusedNote = (page: Page) => page.locator('div:focus', { has: page.locator('[role=status], [role=alert]') });

async function linkTo(email: string): Promise<string> {
  const { shop } = studio.running();
  await announce(shop);
  await announce(shop);
  const { rows } = await shop.database.pool.query<{ text: string }>(
    `select text from mail where kind = 'look-asked' and recipient = $1`,
    [email],
  );
  return /\/[a-z]{2}-[a-z]{2}\/account\/looks\?token=[\w.%-]+/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}

test('staff wish to see the shop as a customer, who allows it in the account; they look, change nothing, and leave', async () => {
  const customer = await newConsumer(studio.running().origin, { signUp: { firstName: 'Rut', lastName: 'Ames' } });
  await customer.call(createCartWithItem, { body: { upc: upcs.socks } });
  const { page } = await studio.work(`/customers/${customer.auth.consumerNo}`, { name: 'Bo Lind' });
  await page.getByRole('button', { name: t('studio.customers.look.ask') }).click();
  const dialog = page.getByRole('alertdialog', { name: t('studio.customers.look.ask') });
  await dialog.getByRole('textbox', { name: t('studio.customers.look.reason') }).fill('Your cart looks empty to you');
  await expectAccessible(page, 'asking for a look');
  await dialog.getByRole('button', { name: t('studio.customers.look.ask') }).click();
  await page.getByText(t('studio.customers.lookStanding.asked'), { exact: true }).waitFor();

  const theirs = await studio.visit('/sign-in');
  await theirs.page.goto(studio.origin() + (await linkTo(customer.email)));
  await heading(theirs.page, t('looks.standing.asked', { name: 'Bo Lind' })).waitFor();
  await theirs.page.getByText('Your cart looks empty to you').waitFor();
  await expectAccessible(theirs.page, 'the page of the mailed link');
  // Whoever has the mail may decline; allowing takes the account.
  await theirs.page.getByRole('button', { name: t('looks.answer.decline') }).waitFor();
  await theirs.page.getByRole('link', { name: t('looks.link.signIn') }).click();
  await sendSignIn(theirs.page.getByRole('main'), 'en-us', customer.email, customer.password);
  await theirs.page.waitForURL('**/en-us/account/security');
  await ready(theirs.page);
  const allow = theirs.page.getByRole('button', { name: t('looks.answer.allow') });
  await allow.focus();
  await theirs.page.keyboard.press('Enter');
  await noteOf(theirs.page, 'status', 'allowed').waitFor();
  await focusedNote(theirs.page).waitFor();
  await expectAccessible(theirs.page, 'the account once a look was allowed');

  await page.reload();
  await page.getByText(t('studio.customers.lookStanding.allowed'), { exact: true }).waitFor();
  await page.getByRole('button', { name: t('studio.customers.look.open') }).click();
  const bar = page.getByRole('complementary', { name: t('looks.bar.title') });
  await bar.getByText('Rut Ames').waitFor();
  await page.getByText(customer.email).first().waitFor();
  // Without scripts, nothing can be checked in the page: for that once, its policy lets them run.
  await page.route('**/en-us/account', async (route) => {
    const answer = await route.fetch();
    const policy = (answer.headers()['content-security-policy'] ?? '').replace(/; sandbox .*/, '');
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } });
  });
  await page.goto(`${studio.origin()}/en-us/account`);
  await bar.getByText('Rut Ames').waitFor();
  await expectAccessible(page, 'the account in a look');
  await page.unroute('**/en-us/account');
  // By keyboard, the first of each page is the link to its content.
  await page.keyboard.press('Tab');
  await page.locator('a:focus', { hasText: t('shop.skipToContent') }).waitFor();
  for (const path of [...accountPages, '/en-us/cart', '/en-us/search?q=holm', '/en-us/favorites']) {
    const response = await page.goto(studio.origin() + path);
    expect(response?.status(), path).toBe(200);
    expect(response?.headers()['cache-control'], path).toBe('private, no-store');
    expect(await response?.text(), path).not.toContain('<script');
    await bar.getByText('Rut Ames').waitFor();
    if (path === '/en-us/cart') await page.getByText('Holm', { exact: true }).first().waitFor();
  }
  // A visitor of the same pages gets neither the bar nor anything of the customer.
  const shared = await (await fetch(`${studio.origin()}/en-us/search?q=holm`)).text();
  expect(shared).not.toContain('id="look"');
  expect(shared).toContain('<script');
  const refused = await page.request.post(`${studio.origin()}/en-us/account/data`, { form: { intent: 'export' } });
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain(t('looks.refused.title'));
  await bar.getByRole('button', { name: t('looks.bar.leave') }).focus();
  await page.keyboard.press('Enter');
  await heading(page, 'Rut Ames').waitFor();
  await page.getByText(t('studio.customers.lookStanding.ended'), { exact: true }).waitFor();
  await page.goto(`${studio.origin()}/en-us/cart`);
  expect(await bar.count()).toBe(0);
});

test('a customer whose answer comes too late is told so beside the look', async () => {
  const customer = await newConsumer(studio.running().origin);
  const { consumerNo } = customer.auth;
  const { who } = await studio.work('/', { name: 'Bo Lind' });
  const { params } = await askedLook(who, studio.running(), { customer, consumerNo });
  const { page } = await studio.visit('/sign-in');
  await page.goto(`${studio.origin()}/en-us/sign-in?next=/en-us/account/security`);
  await ready(page);
  await sendSignIn(page.getByRole('main'), 'en-us', customer.email, customer.password);
  await page.waitForURL('**/en-us/account/security');
  await ready(page);
  const allow = page.getByRole('button', { name: t('looks.answer.allow') });
  await allow.waitFor();
  await who.call(endLook, { params });
  await allow.click();
  await noteOf(page, 'alert', 'lapsed').waitFor();
  await focusedNote(page).waitFor();
  expect(await allow.count()).toBe(0);
});
