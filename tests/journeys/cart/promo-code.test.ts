import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCart } from '../checkout/delivery-steps.ts';
import { factOf } from '../checkout/order-steps.ts';
import { addToCart, buy, deckShoe, patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();

/** The controls and texts of codes on the cart page. */
function codesOn(page: Page, locale: string) {
  const t = wordsOf(locale);
  const summary = page.getByRole('complementary', { name: t('cart.summary') });
  const field = summary.getByRole('textbox', { name: t('promotions.code.label') });
  const list = summary.getByRole('list', { name: t('promotions.code.list') });
  return {
    summary,
    field,
    list,
    unfold: async () => {
      await summary.getByText(t('promotions.code.add')).click();
      await field.waitFor();
    },
    enter: async (code: string) => {
      await field.fill(code);
      await summary.getByRole('button', { name: t('promotions.code.apply') }).click();
    },
    remove: (code: string) => list.getByRole('button', { name: t('promotions.code.remove', { code }) }),
    total: async () => numberOf(await summary.getByRole('definition').last().textContent()),
  };
}

/** An amount in whole cents, however it is written. */
function numberOf(text: string | null): number {
  return Number((text ?? '').replaceAll(/\D/g, ''));
}

/** The description of a field as a screen reader announces it. */
async function saidOf(field: Locator): Promise<string> {
  return field.evaluate((input) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  });
}

const names = { 'en-us': 'Dockside week', 'de-de': 'Hafenwoche' } as const;
const locales = ['en-us', 'de-de'] as const;

test.each(locales)(
  'in %s an invalid code is reported at its field, a valid one gives its discount and is named until it is removed [C3.12, C7.34, C7.35, C8.87]',
  async (locale) => {
    const t = wordsOf(locale);
    const visitor = await journey.visit(`/${locale}`);
    const { page } = visitor;
    await buy(page, locale);
    await openCart(page, locale);
    const codes = codesOn(page, locale);
    const before = await codes.total();
    await codes.unfold();
    await codes.enter('NOPE');
    await codes.summary.getByText(t('error.PRM130')).waitFor();
    await expect.poll(() => saidOf(codes.field), patient).toBe(t('error.PRM130'));
    expect(await codes.field.inputValue()).toBe('NOPE');
    await expect.poll(() => codes.field.evaluate((input) => input === document.activeElement), patient).toBe(true);
    expect(await page.locator('[data-toast]').count()).toBe(0);
    await expectAccessible(page, 'a code that was refused');

    await codes.enter(' harbour10 ');
    await codes.list.getByText('HARBOUR10').waitFor();
    await codes.list.getByText(t('promotions.code.applied')).waitFor();
    await codes.list.getByText(names[locale]).waitFor();
    await codes.summary.getByRole('term').filter({ hasText: names[locale] }).waitFor();
    await expect.poll(() => codes.total(), patient).toBeLessThan(before);
    expect(await codes.field.inputValue()).toBe('');
    await expectAccessible(page, 'a code that is applied');

    await codes.remove('HARBOUR10').click();
    await codes.list.waitFor({ state: 'detached' });
    await expect.poll(() => codes.total(), patient).toBe(before);
    expectNoComplaints(visitor);
  },
);

/** The promotion of a name on the page of the promotions. */
const promotionOn = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true });

test.each([
  ['de-de', widths.desktop],
  ['en-us', widths.phone],
] as const)(
  'in %s the promotions page shows what holds now with its terms and its goods, and its button puts a code on the cart [C1.31, C2.23]',
  async (locale, width) => {
    const t = wordsOf(locale);
    const visitor = await journey.visit(`/${locale}`, { viewport: { width, height: 900 } });
    const { page } = visitor;
    await buy(page, locale);
    await openCart(page, locale);
    const codes = codesOn(page, locale);
    const before = await codes.total();
    await page.goto(`/${locale}/promotions`);
    await ready(page);
    const wool = promotionOn(page, { 'de-de': 'Wolltage', 'en-us': 'Wool days' }[locale]);
    expect(await wool.getByRole('list').getByRole('link').count()).toBeGreaterThan(1);
    const harbour = promotionOn(page, names[locale]);
    await harbour.getByText(t('promotions.for.everybody')).waitFor();
    await harbour.getByText(t('promotions.terms')).click();
    await harbour
      .getByRole('group')
      .getByText(/Geschenkkarten|gift cards/)
      .waitFor();
    await expectAccessible(page, 'the promotions');
    await harbour.getByRole('button', { name: t('promotions.code.use') }).click();
    await page.getByText(t('promotions.link.applied', { code: 'HARBOUR10' })).waitFor();
    await openCart(page, locale);
    await codes.list.getByText(names[locale]).waitFor();
    await codes.summary.getByRole('term').filter({ hasText: names[locale] }).waitFor();
    await expect.poll(() => codes.total(), patient).toBeLessThan(before);
    expectNoComplaints(visitor);
  },
);

test('without scripts a code of the promotions page is added to the cart, or waits for an item [C1.31]', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us/promotions', { javaScriptEnabled: false });
  const use = () =>
    promotionOn(page, names['en-us'])
      .getByRole('button', { name: t('promotions.code.use') })
      .click();
  await use();
  await page
    .getByRole('alert')
    .getByText(t('promotions.code.needsGoods', { code: 'HARBOUR10' }))
    .waitFor();
  await page.goto(`/en-us/p/deck-shoe-${deckShoe}`);
  await addToCart(page, 'en-us');
  await page.goto('/en-us/promotions');
  const harbour = promotionOn(page, names['en-us']);
  await harbour.getByText(t('promotions.terms')).click();
  await harbour
    .getByRole('group')
    .getByText(/gift cards/)
    .waitFor();
  await use();
  await codesOn(page, 'en-us').list.getByText(names['en-us']).waitFor();
});

test.each(locales)(
  'in %s codes are applied, refused and removed without scripts, too [C7.34, C7.35, C8.87]',
  async (locale) => {
    const t = wordsOf(locale);
    const { page } = await journey.visit(`/${locale}/p/deck-shoe-${deckShoe}`, { javaScriptEnabled: false });
    await addToCart(page, locale);
    await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
    const codes = codesOn(page, locale);
    const before = await codes.total();
    await codes.unfold();
    await codes.enter('NOPE');
    await codes.summary.getByText(t('error.PRM130')).waitFor();
    expect(await codes.field.inputValue()).toBe('NOPE');
    expect(await codes.field.getAttribute('aria-invalid')).toBe('true');
    await codes.enter('HARBOUR10');
    await codes.list.getByText(names[locale]).waitFor();
    expect(await codes.total()).toBeLessThan(before);
    await codes.remove('HARBOUR10').click();
    await codes.list.waitFor({ state: 'detached' });
    expect(await codes.total()).toBe(before);
  },
);

test.each([
  ['EXPIRED23', 'PRM155', '[C8.92]'],
  ['SPRING40', 'PRM135', '[C8.89]'],
  ['STAFF25', 'PRM160', '[C8.88]'],
] as const)('the code %s is refused at its field with the words of %s %s', async (code, id, _ids) => {
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await openCart(page, 'en-us');
  const codes = codesOn(page, 'en-us');
  await codes.unfold();
  await codes.enter(code);
  await codes.summary.getByText(wordsOf('en-us')(`error.${id}`)).waitFor();
  expect(await codes.list.count()).toBe(0);
});

test('the same code twice is refused as already applied, and the checkout summary names it [C8.93]', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await openCart(page, 'en-us');
  const codes = codesOn(page, 'en-us');
  await codes.unfold();
  await codes.enter('HARBOUR10');
  await codes.list.getByText('HARBOUR10').waitFor();
  await codes.enter('harbour10');
  await codes.summary.getByText(t('error.PRM416')).waitFor();
  await page.goto('/en-us/checkout');
  await page
    .getByRole('complementary', { name: t('cart.summary') })
    .getByRole('term')
    .filter({ hasText: names['en-us'] })
    .waitFor();
});

test('a product code reduces its products, is named with its amount, and says that it has no effect when they are removed [C3.13, C3.53]', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await page.goto('/en-us/p/ragg-sock-SKSOCK85GRN');
  await ready(page);
  await addToCart(page, 'en-us');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .waitFor();
  await openCart(page, 'en-us');
  const codes = codesOn(page, 'en-us');
  await codes.unfold();
  await codes.enter('WOOL20');
  await codes.list.getByText(t('promotions.code.applied'), { exact: true }).waitFor();
  const lines = page
    .getByRole('main')
    .getByRole('list', { name: t('cart.title') })
    .getByRole('listitem');
  const sock = lines.filter({ hasText: '20% off knitwear and socks' });
  const amountIn = async (place: Locator) => numberOf(/\$\d+\.\d\d/.exec((await place.textContent()) ?? '')?.[0] ?? '');
  const taken = factOf(page.getByRole('main'), 'Wool days');
  expect(await amountIn(taken)).toBe(Math.round((await amountIn(sock)) * 0.2));
  await sock.getByRole('button', { name: /^Remove/ }).click();
  await codes.list.getByText(t('promotions.code.notApplied')).waitFor();
  await codes.list.getByText('20% off knitwear and socks').waitFor();
  await expectAccessible(page, 'a code that does nothing');
});

test('a guest sees what is missing for a gift, which is then in the cart with its label and a fixed quantity [C3.17, C4.47, C4.50]', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await openCart(page, 'en-us');
  const { summary } = codesOn(page, 'en-us');
  await summary.getByText(/^\$[\d.]+ more and a Float Pouch comes along$/).waitFor();
  const more = page.getByRole('button', { name: t('cart.increase') });
  await more.click();
  await more.click();
  await summary.getByText('A Float Pouch comes along, with our thanks').waitFor();
  const lines = page
    .getByRole('main')
    .getByRole('list', { name: t('cart.title') })
    .getByRole('listitem');
  const gift = lines.filter({ hasText: t('catalogue.discount.freeGift') });
  await gift.getByRole('heading').waitFor();
  await gift.getByText('A Float Pouch comes along, with our thanks').waitFor();
  // What else it could be, and nothing else: it has no quantity and is not removed.
  await expect.poll(() => gift.getByRole('button').count(), patient).toBe(1);
  expect(await lines.count()).toBe(2);
  await expectAccessible(page, 'a cart with a gift');
});

test.each([
  ['with', true, widths.desktop],
  ['without', false, widths.phone],
] as const)(
  '%s scripts a shopper chooses another gift, which comes in the place of the first',
  async (_, scripts, width) => {
    const t = wordsOf('en-us');
    const visitor = await journey.visit('/en-us', { viewport: { width, height: 900 } });
    const { page, context } = visitor;
    await buy(page, 'en-us');
    await openCart(page, 'en-us');
    const more = page.getByRole('button', { name: t('cart.increase') });
    await more.click();
    await more.click();
    const { summary } = codesOn(page, 'en-us');
    await summary.getByText('A Float Pouch comes along, with our thanks').waitFor();
    const browser = context.browser();
    if (!browser) throw new Error('the visitor has no browser');
    const storageState = await context.storageState();
    const viewport = { width, height: 900 };
    const other = await browser.newContext({ storageState, viewport, javaScriptEnabled: scripts });
    try {
      const choosing = await other.newPage();
      await choosing.goto(page.url());
      const gift = choosing
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: choosing.getByRole('heading', { name: 'Float Pouch' }) });
      const choice = gift.getByRole('button', { name: t('delivery.apply') });
      const before = (await choice.textContent()) ?? '';
      if (scripts) await expectAccessible(choosing, 'a gift with a choice');
      await choice.click();
      await expect.poll(async () => choice.textContent(), patient).not.toBe(before);
    } finally {
      await other.close();
    }
  },
);
