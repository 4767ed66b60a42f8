import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillSignUp, newEmail } from '../joining/steps.ts';
import { newAccount, password, patient, signIn, wordsOf } from '../signing/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const mending = '/en-us/events/mending-days';
const walk = '/en-us/events/harbour-walk';

const submit = (page: Page) => page.getByRole('button', { name: 'Keep a seat for me' });
const stepOf = (page: Page) => page.getByRole('list', { name: t('events.steps') }).locator('[aria-current=step]');

test('signed-out visitors sign in or up first, and then register [B2.2.46, B2.2.47, B2.2.48, B4.1.06]', async () => {
  const visitor = await journey.visit(mending);
  const { page } = visitor;
  await page.getByText(t('events.signIn.text')).waitFor();
  expect(await stepOf(page).textContent()).toContain(t('events.step.account'));
  await page.getByRole('button', { name: t('events.signIn.switch') }).click();
  await page.getByText(t('events.signUp.text')).waitFor();
  await page.getByRole('button', { name: t('events.signUp.switch') }).click();
  await page.getByText(t('events.signIn.text')).waitFor();
  await page.getByRole('button', { name: t('events.signIn.switch') }).click();
  const email = newEmail();
  await fillSignUp(page, { email });
  await page.getByRole('button', { name: t('joining.signUp.submit.simplified') }).click();
  await page.getByText(t('events.emailNote')).waitFor();
  expect(await stepOf(page).textContent()).toContain(t('events.step.join'));
  expect(await page.locator('#join-event-email').inputValue()).toBe(email);
  expectNoComplaints(visitor);
});

test('the form is filled in from the profile, offers each day, and sends everything once [B7.30, B5.7.02, B5.7.03, B5.7.04, B5.7.05, B4.1.07, B3.2.11, B7.29]', async () => {
  const account = await newAccount(journey.origin());
  const visitor = await journey.visit('/en-us');
  const { page } = visitor;
  await signIn(page, 'en-us', account);
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/event-registration') && request.method() === 'POST') sent.push(request.postDataJSON());
  });
  await page.goto(mending);
  const email = page.getByRole('textbox', { name: t('address.email'), exact: true }).first();
  await page.getByText(t('events.emailNote')).waitFor();
  expect(await page.locator('#join-event-email').getAttribute('readonly')).not.toBeNull();
  expect(await page.locator('#join-event-email').inputValue()).toBe(account.email);
  await email.waitFor();
  expect(await page.getByLabel(t('address.firstName')).inputValue()).toBe('Ada');
  const days = page.getByRole('group', { name: t('events.days') }).getByRole('checkbox');
  expect(await days.count()).toBe(3);

  await page.getByLabel(t('events.plusOne')).fill('Ann3');
  await submit(page).click();
  await page.getByText(t('validation.checkbox')).first().waitFor();
  await page.getByText(t('validation.name')).first().waitFor();
  expect(sent).toEqual([]);
  await page.getByLabel(t('events.plusOne')).fill('');
  await days.nth(0).check();
  await days.nth(1).check();
  await page.locator('[name=eventTermsAccepted]').check();
  await submit(page).click();
  const done = page.getByRole('status').filter({ hasText: 'See you at the bench' });
  await done.waitFor();
  expect(await done.textContent()).toContain('Bring one thing that you would like to keep.');
  expect(sent).toEqual([
    {
      ...{
        eventId: 'mending-days',
        email: account.email,
        firstName: 'Ada',
        lastName: 'Brink',
        gender: expect.any(String),
      },
      ...{ phoneNumber: expect.any(String), attendingDays: '2027-06-04,2027-06-05', plusOne: '' },
      ...{ eventTermsAccepted: true, registrationTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    },
  ]);
  await done.getByRole('button', { name: t('events.close') }).click();
  await done.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('You are registered for Friday, June 4 and Saturday, June 5.').waitFor();
  expectNoComplaints(visitor);
});

test('a refused registration shows an alert that can be dismissed, and the form is kept [B8.21]', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit('/en-us');
  await signIn(page, 'en-us', account);
  await page.route('**/consumers-v3/consumer/event-registration', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          json: { appId: 'eyelet', correlationId: 'x', errorDetails: [{ errorId: 'EVT410', message: '' }] },
        })
      : route.fallback(),
  );
  await page.goto(walk);
  // The only day of this event is chosen; it accepts no guests.
  await page.getByRole('checkbox', { name: 'Saturday, May 22' }).waitFor();
  expect(await page.getByLabel(t('events.plusOne')).count()).toBe(0);
  await page.getByLabel(t('address.lastName')).fill('Strand');
  await page.locator('[name=eventTermsAccepted]').check();
  await page.getByRole('button', { name: 'I am coming' }).click();
  const alert = page.getByRole('alert').filter({ hasText: t('error.EVT410') });
  await alert.waitFor();
  await alert.getByRole('button', { name: t('events.dismiss') }).click();
  await alert.waitFor({ state: 'detached' });
  expect(await page.getByLabel(t('address.lastName')).inputValue()).toBe('Strand');
  await expectAccessible(page, 'the registration');
});

test('without scripts the link leads to a page that registers as well, after signing in', async () => {
  const account = await newAccount(journey.origin());
  const { page } = await journey.visit(walk, { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'I am coming' }).click();
  expect(new URL(page.url()).pathname).toBe('/en-us/sign-in');
  await page.locator('#sign-in-email').fill(account.email);
  await page.locator('#sign-in-password').fill(password);
  await page.getByRole('button', { name: t('auth.signIn.submit') }).click();
  await page.getByRole('heading', { level: 1, name: 'A walk at low tide' }).waitFor();
  await page.getByRole('button', { name: t('events.submit') }).click();
  await page.getByText(t('validation.checkbox')).first().waitFor();
  await page.locator('[name=eventTermsAccepted]').check();
  await page.getByRole('button', { name: t('events.submit') }).click();
  await page.getByText(t('events.done.title'), { exact: true }).waitFor();
});

test.each([widths.phone, widths.tablet, widths.desktop])(
  'the page of an event is accessible at %i px, in German',
  async (width) => {
    const { page } = await journey.visit('/de-de/events/mending-days', { viewport: { width, height: 900 } });
    await page.getByText(wordsOf('de-de')('events.signIn.text')).waitFor(patient);
    await expectAccessible(page, `an event at ${width}`);
    await expectFits(page);
  },
);

test('the page of all events lists future ones, the next first, with links', async () => {
  const visitor = await journey.visit('/de-de/events');
  const { page } = visitor;
  const say = wordsOf('de-de');
  await page.getByRole('heading', { level: 1, name: say('events.list.title') }).waitFor();
  const answer = await fetch(`${journey.origin()}/consumers-v3/events`, { headers: { 'x-locale': 'de_DE' } });
  const { events } = (await answer.json()) as { events: { title: string; url: string; startDate: string }[] };
  expect(events.length).toBeGreaterThan(1);
  expect(events.map(({ startDate }) => startDate)).toEqual(events.map(({ startDate }) => startDate).toSorted());
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))).toEqual(
    events.map(({ title, url }) => [title, url]),
  );
  await expectAccessible(page, 'list of events');
  await links.first().click();
  await page.getByRole('heading', { level: 1, name: events[0]?.title ?? '' }).waitFor();
  expectNoComplaints(visitor);
});
