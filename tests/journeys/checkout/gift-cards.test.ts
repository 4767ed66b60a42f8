import { giftCards } from '@eyelet/demo/gift-cards/gift-cards.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectToFit, homeIn, toBilling } from './pay-steps.ts';
import { atStep, cards, payWith, placeButton, wordsOf } from './steps.ts';

const journey = openJourney();

const places = [
  ['en-us', widths.phone],
  ['de-de', widths.tablet],
  ['en-gb', widths.desktop],
] as const;

/** A demo gift card, by its purpose in the list that the start prints. */
function demoCard(shows: string) {
  const card = giftCards.find((one) => one.shows === shows);
  if (!card) throw new Error(`no gift card shows ${shows}`);
  return card;
}

const fifty = { 'en-us': '50 US dollars', 'de-de': '50 euros', 'en-gb': '50 pounds' } as const;

/** Opens the form for number and PIN. */
async function unfold(page: Page, locale: string): Promise<void> {
  const number = page.getByRole('textbox', { name: wordsOf(locale)('giftCards.number') });
  if (!(await number.isVisible())) await page.getByText(wordsOf(locale)('checkout.giftCard.title')).click();
  await number.waitFor();
}

async function apply(page: Page, locale: string, { number, pin }: Readonly<{ number: string; pin: string }>) {
  const t = wordsOf(locale);
  await unfold(page, locale);
  await page.getByRole('textbox', { name: t('giftCards.number') }).fill(number);
  await page.getByRole('textbox', { name: t('giftCards.pin') }).fill(pin);
  await page.getByRole('button', { name: t('checkout.giftCard.apply'), exact: true }).click();
}

const applied = (page: Page, locale: string) =>
  page.getByRole('list', { name: wordsOf(locale)('checkout.giftCard.applied') }).getByRole('listitem');

test.each(places)(
  'in %s at %i px a gift card and a card share an order, and the number is never shown [C9.26]',
  async (locale, width) => {
    const visitor = await journey.visit(`/${locale}`, { viewport: { width, height: 900 } });
    const { page } = visitor;
    const t = wordsOf(locale);
    const card = demoCard(fifty[locale]);
    const masked = `•••• ${card.number.slice(-4)}`;
    await toBilling(page, homeIn(locale));
    await apply(page, locale, card);
    await applied(page, locale).getByText(masked).waitFor();
    await expectToFit(page);
    await expectAccessible(page, 'billing with a gift card');
    await payWith(page, locale, cards.good);
    await atStep(page, locale, 'summary');
    expect(await page.content()).not.toContain(card.number);
    await page.getByRole('main').getByText(masked).first().waitFor();
    await placeButton(page, locale).click();
    await page.waitForURL(new RegExp(`/${locale}/order-confirmation\\?`));
    await page.getByRole('main').getByText(t('checkout.method.GIFT_CARD')).first().waitFor();
    await page.getByRole('main').getByText(masked).first().waitFor();
    expect(await page.content()).not.toContain(card.number);
    expectNoComplaints(visitor);
  },
);

test('problems with a card are reported at its number, without a notification [C8.138 C8.139 C8.140 C8.141]', async () => {
  const { page } = await journey.visit('/en-us');
  const t = wordsOf('en-us');
  await toBilling(page, homeIn('en-us'));
  const rich = demoCard('500 US dollars');
  const said = async (id: Parameters<typeof t>[0]) => {
    const number = page.getByRole('textbox', { name: t('giftCards.number') });
    await expect
      .poll(() => number.evaluate((one) => (one as HTMLInputElement).getAttribute('aria-describedby')))
      .not.toBe(null);
    const described = await number.getAttribute('aria-describedby');
    await page.locator(`[id="${described}"]`).getByText(t(id)).waitFor();
    expect(await page.locator('[data-toast]').count()).toBe(0);
  };
  await apply(page, 'en-us', { ...rich, pin: '999999' });
  await said('error.GFC760');
  await apply(page, 'en-us', demoCard('50 euros'));
  await said('error.GFC725');
  await apply(page, 'en-us', demoCard('US dollars, all spent'));
  await said('error.GFC740');
  await apply(page, 'en-us', rich);
  await applied(page, 'en-us').first().waitFor();
  await apply(page, 'en-us', rich);
  await said('error.GFC755');
  await page
    .getByRole('button', { name: t('checkout.giftCard.remove', { number: `•••• ${rich.number.slice(-4)}` }) })
    .click();
  await applied(page, 'en-us').first().waitFor({ state: 'detached' });
});

test.each(places)('in %s at %i px the balance page shows the balance', async (locale, width) => {
  // High enough that the header covers no button when the page scrolls to the field with the error.
  const visitor = await journey.visit(`/${locale}/gift-card`, { viewport: { width, height: 2400 } });
  const { page } = visitor;
  const t = wordsOf(locale);
  const { number, pin } = demoCard('500 US dollars');
  const check = async (entered: string) => {
    await page.getByRole('textbox', { name: t('giftCards.number') }).fill(number);
    await page.getByRole('textbox', { name: t('giftCards.pin') }).fill(entered);
    await page.getByRole('button', { name: t('giftCards.check') }).click();
  };
  await page.getByRole('heading', { level: 1, name: t('giftCards.title') }).waitFor();
  await check('999999');
  await page.getByText(t('error.GFC760')).waitFor();
  await expectAccessible(page, 'a wrong PIN');
  await check(pin);
  await page
    .getByRole('status')
    .getByText(`•••• ${number.slice(-4)}`)
    .waitFor();
  await expectToFit(page);
  await expectAccessible(page, 'a balance');
  expectNoComplaints(visitor);
});

test('without scripts the balance page shows the balance', async () => {
  const { page } = await journey.visit('/en-us/gift-card', { javaScriptEnabled: false });
  const t = wordsOf('en-us');
  const { number, pin } = demoCard('500 US dollars');
  await page.getByRole('textbox', { name: t('giftCards.number') }).fill(number);
  await page.getByRole('textbox', { name: t('giftCards.pin') }).fill(pin);
  await page.getByRole('button', { name: t('giftCards.check') }).click();
  await page
    .getByRole('status')
    .getByText(`•••• ${number.slice(-4)}`)
    .waitFor();
});
