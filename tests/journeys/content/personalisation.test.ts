import { accounts, demoPassword } from '@eyelet/demo/accounts/accounts.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { buy, deckShoe } from '../checkout/steps.ts';
import { accountMenu, openSignIn, patient, ready, sendSignIn, wordsOf } from '../signing/steps.ts';

const journey = openJourney();
const page = '/en-us/for-you';

/** What a page of the demo shows to whom. */
const shown = {
  baseline: 'New here?',
  employee: 'The canteen has soup',
  both: 'Both programmes know you',
  wranx: 'Thank you for the work',
  ipa: 'You teach others to go out',
  athlete: 'Train well.',
  loyalty: 'You are a member',
  cartNotEmpty: 'Something waits in your cart.',
  loggedIn: 'Good to have you back.',
} as const;

type Segment = keyof typeof shown;

/** Expects that one segment is in the page, and no word of the others. */
async function expectSegment(window: Page, segment: Segment): Promise<void> {
  await window.locator(`main [data-segment=${segment}]`).waitFor();
  const text = await window.locator('main').textContent();
  const found = Object.entries(shown).filter(([, words]) => text?.includes(words));
  expect(found.map(([name]) => name)).toEqual([segment]);
}

/** Signs in to an account of the demo. */
async function signInAs(window: Page, name: string): Promise<void> {
  const account = accounts.find(({ email }) => email === `${name}@skerry.example`) ?? expect.fail(`no account ${name}`);
  const dialog = await openSignIn(window, 'en-us');
  await sendSignIn(dialog, 'en-us', account.email, demoPassword);
  await dialog.waitFor({ state: 'detached' });
  await accountMenu(window, 'en-us', account.firstName).waitFor();
}

test('the page of the cache has the baseline; a visitor keeps it until something is in the cart [B1.08] [B2.2.59] [B3.2.13] [B4.2.06] [B4.2.13] [C1.04]', async () => {
  const html = await (await fetch(journey.origin() + page)).text();
  expect(html.slice(0, html.indexOf('window.__reactRouterContext.streamController')).includes(shown.cartNotEmpty)).toBe(
    false,
  );
  const visitor = await journey.visit(page);
  await ready(visitor.page);
  await expectSegment(visitor.page, 'baseline');
  await buy(visitor.page, 'en-us');
  await visitor.page.goto(page);
  await expectSegment(visitor.page, 'cartNotEmpty');
  expectNoComplaints(visitor);
});

test.each([
  ['employee', 'employee'],
  ['wranx', 'wranx'],
  ['ipa', 'ipa'],
  ['both', 'both'],
  ['athlete', 'athlete'],
  ['member', 'loyalty'],
  ['registered', 'loggedIn'],
] as const)(
  'the account %s of the demo sees what is for %s alone [B4.2.05] [B4.2.07] [B4.2.08] [B4.2.10] [B4.2.14] [B4.2.16] [B4.2.18] [B4.2.20] [B6.09]',
  async (name, segment) => {
    const { page: window } = await journey.visit('/en-us/about');
    await signInAs(window, name);
    await window.goto(page);
    await expectSegment(window, segment);
  },
);

test('signing in changes the page at once [B4.2.07] [B1.08]', async () => {
  const { page: window } = await journey.visit(page);
  await ready(window);
  await expectSegment(window, 'baseline');
  await signInAs(window, 'athlete');
  await expectSegment(window, 'athlete');
});

test('a tested segment wins, though its condition fails [B4.2.04]', async () => {
  const { page: window } = await journey.visit(`${page}?p13n_testcontext=employee`);
  await expectSegment(window, 'employee');
});

const variants = {
  baseline: 'We mend what we make.',
  'mending-short': 'Worn? We mend it.',
  'mending-story': 'A seam that opened at sea',
} as const;

async function expectVariant(window: Page, variant: keyof typeof variants): Promise<void> {
  await window.locator(`main [data-variant=${variant}]`).waitFor();
  const text = await window.locator('main').textContent();
  expect(Object.entries(variants).flatMap(([name, words]) => (text?.includes(words) ? [name] : []))).toEqual([variant]);
}

/** Answers decisions in place of the engine, and lists what is asked and recorded. */
async function answerWith(window: Page, variantOf: () => string | null) {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  await window.route('**/api/engine/v1/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    calls.push({ path: pathname.split('/').at(-2) ?? '', body: route.request().postDataJSON() });
    if (!pathname.includes('/decide/')) return route.continue();
    await route.fulfill({ json: { decisions: [{ experienceId: 'mending-words', variantId: variantOf() }] } });
  });
  return calls;
}

test('the baseline is shown until the engine has decided; then its variant, and another one when it is asked again [B1.07] [B2.2.58] [B3.2.12] [B4.2.01] [B4.2.02] [B4.2.03]', async () => {
  const { page: window } = await journey.visit('/en-us/about', { consent: 'given' });
  const held = Promise.withResolvers<void>();
  let variant = 'mending-story';
  await window.route('**/api/engine/v1/decide/*', async (route) => {
    await held.promise;
    await route.fulfill({ json: { decisions: [{ experienceId: 'mending-words', variantId: variant }] } });
  });
  const asked = window.waitForRequest('**/api/engine/v1/decide/*');
  await window.goto(page);
  await asked;
  await expectVariant(window, 'baseline');
  held.resolve();
  await expectVariant(window, 'mending-story');
  variant = 'mending-short';
  await window.evaluate(() => dispatchEvent(new Event('p13n:recalculate')));
  await expectVariant(window, 'mending-short');
});

test('the engine itself decides, the same for the same visitor, and a click is recorded with its variant [C7.133] [B4.2.23]', async () => {
  const { page: window } = await journey.visit('/en-us/about', { consent: 'given' });
  const recorded: Record<string, unknown>[] = [];
  window.on('request', (request) => {
    if (request.url().includes('/api/engine/v1/events/')) recorded.push(request.postDataJSON());
  });
  const decided = async () => {
    const answer = window.waitForResponse('**/api/engine/v1/decide/*');
    await window.goto(page);
    return ((await (await answer).json()) as { decisions: { variantId: string | null }[] }).decisions[0]?.variantId;
  };
  const variantId = await decided();
  expect([null, 'mending-short', 'mending-story']).toContain(variantId);
  await window.locator(`main [data-variant=${variantId ?? 'baseline'}]`).waitFor();
  // The baseline is there before the engine has decided for it.
  await expect.poll(() => recorded.length, patient).toBe(1);
  expect(await decided()).toBe(variantId);
  await expect.poll(() => recorded.length, patient).toBe(2);
  recorded.length = 0;
  await window.locator('main [data-variant]').getByRole('link', { name: 'Mending days' }).click();
  await window.waitForURL('**/events/mending-days');
  const event = { experienceId: 'mending-words', trackingEvent: 'mending_words', kind: 'click', variantId };
  await expect.poll(() => recorded, patient).toEqual([{ ...event, visitorId: expect.any(String) }]);
});

test('who refuses targeting keeps the baseline: nothing is asked or recorded, no id is kept, until they agree [C3.49] [C6.19]', async () => {
  const { page: window } = await journey.visit('/en-us/about');
  const calls = await answerWith(window, () => 'mending-short');
  await window.goto(page);
  await expectSegment(window, 'baseline');
  await expectVariant(window, 'baseline');
  await window.getByRole('link', { name: 'Mending days' }).first().click();
  await window.waitForURL('**/events/mending-days');
  await window.goto(page);
  expect(calls).toEqual([]);
  expect(await window.evaluate(() => localStorage.getItem('eyelet.visitor'))).toBeNull();
  const t = wordsOf('en-us');
  await window
    .getByRole('contentinfo')
    .getByRole('button', { name: t('shop.footer.consent') })
    .click();
  await window
    .getByRole('dialog')
    .getByRole('button', { name: t('consent.acceptAll') })
    .click();
  await expectVariant(window, 'mending-short');
});

test('in EMEA a preview has its variant without consent, and other visits need consent [C6.20] [C6.21]', async () => {
  const { page: window } = await journey.visit('/de-de/about', { consent: 'open' });
  await answerWith(window, () => 'mending-short');
  await window.goto('/de-de/for-you');
  await window.locator('main [data-segment=baseline]').waitFor();
  await window.getByRole('complementary', { name: wordsOf('de-de')('consent.title') }).waitFor();
  expect(await window.locator('main [data-variant=baseline]').count()).toBe(1);
  await window.goto('/de-de/for-you?preview=true');
  await window.locator('main [data-variant=mending-short]').waitFor();
});

test('a tested variant is shown without a call, also without consent [C2.36] [C6.21]', async () => {
  const { page: window } = await journey.visit('/en-us/about');
  const calls = await answerWith(window, () => 'mending-story');
  await window.goto(`${page}?p13n_testcontext=mending-short`);
  await expectVariant(window, 'mending-short');
  expect(calls).toEqual([]);
});

test('one page of the demo leads to all that its content can do: words for the reader, products, payment, forms, events, pop-ups and menus [B1.02]', async () => {
  const t = wordsOf('en-us');
  const visitor = await journey.visit(page, { popups: true });
  const { page: window } = visitor;
  await window.getByRole('heading', { level: 1, name: 'For you' }).waitFor();
  await expectSegment(window, 'baseline');
  await expectVariant(window, 'baseline');
  // Pop-up, menu, newsletter.
  await window.locator('.popup').waitFor();
  await window
    .locator('.popup')
    .getByRole('button', { name: t('shop.close') })
    .click();
  await window
    .getByRole('navigation', { name: t('shop.mainNavigation') })
    .getByText('Women', { exact: true })
    .waitFor();
  await window
    .locator('main [data-newsletter]')
    .getByRole('textbox', { name: t('newsletter.email') })
    .waitFor();
  // Quick shop at a product of the page.
  await window
    .getByRole('button', { name: /^Quick shop: / })
    .first()
    .click();
  await window
    .getByRole('dialog')
    .getByRole('group', { name: t('product.chooseSize') })
    .first()
    .waitFor();
  await window.keyboard.press('Escape');
  await window.getByRole('dialog').waitFor({ state: 'detached' });
  // The form of an event begins with an account.
  await window.getByText(t('events.signIn.text')).waitFor();
  await window.locator('main').getByRole('link', { name: 'An account', exact: true }).click();
  await window.getByRole('heading', { level: 1, name: t('joining.signUp.standard') }).waitFor();
  // Wallets are at each product, as the page says.
  await window.goto(`/en-us/p/x-${deckShoe}`);
  await window
    .getByRole('button', { name: /PayPal/ })
    .first()
    .waitFor();
});
