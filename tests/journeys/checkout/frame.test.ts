import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { homeIn, toBilling } from './pay-steps.ts';
import { deckShoe, patient, wordsOf } from './steps.ts';

const journey = openJourney();

test.each(['en-us', 'de-de'] as const)(
  'the checkout has its own header and footer in %s, without distracting links, and explains the chosen payment method',
  async (locale) => {
    const t = wordsOf(locale);
    const { page } = await journey.visit(`/${locale}/p/x-${deckShoe}`);
    const menu = page.getByRole('navigation', { name: t('shop.mainNavigation') });
    await menu.waitFor();
    await toBilling(page, homeIn(locale));
    const head = page.getByRole('banner');
    const foot = page.getByRole('contentinfo');
    const links = async (part: typeof head) =>
      part.getByRole('link').evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname));
    await head.getByRole('link', { name: t('shop.header.cartCount', { n: 1 }) }).waitFor();
    expect(await menu.count()).toBe(0);
    await expect.poll(() => page.getByRole('search').count()).toBe(0);
    expect(await links(head)).toEqual(
      ['', '/help/contact-us', '/sign-in', '/cart'].map((place) => `/${locale}${place}`),
    );
    expect(await links(foot)).toContain(`/${locale}/sale-terms`);
    await expect.poll(() => foot.getByRole('textbox').count()).toBe(0);

    const ways = page.getByRole('group', { name: t('checkout.choosePayment') });
    const marks = await ways.locator('label').allTextContents();
    for (const mark of ['VISA', 'Mastercard', 'AMEX']) expect(marks[0]).toContain(mark);
    const sentences = ['checkout.cardSafe', 'checkout.paypalHow', 'checkout.klarnaHow'] as const;
    const choices = ['CREDIT_CARD', 'PAYPAL', 'KLARNA'] as const;
    for (const [at, choice] of choices.entries()) {
      await ways.getByRole('radio', { name: t(`checkout.method.${choice}`) }).check({ force: true });
      const shown = async () =>
        Promise.all(sentences.map((key) => page.getByText(t(key)).filter({ visible: true }).count()));
      await expect.poll(shown, patient).toEqual(sentences.map((_, other) => (other === at ? 1 : 0)));
    }
  },
);
