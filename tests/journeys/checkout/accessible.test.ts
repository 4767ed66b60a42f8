import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { test } from 'vitest';
import { american } from './addresses.ts';
import { atStep, buy, cards, continueToPayment, fillShipping, payWith, placeButton, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

test.each(Object.entries(widths))(
  'cart, checkout and confirmation are accessible at %s width, without sideways scrolling',
  async (_, width) => {
    const { page } = await journey.visit('/en-us', { viewport: { width, height: 900 } });
    const check = async (where: string) => {
      await expectAccessible(page, where);
      await expectFits(page, where);
    };
    await page.goto('/en-us/cart');
    await check('empty cart');
    const dialog = await buy(page, 'en-us');
    await check('mini cart');
    await dialog.getByRole('link', { name: t('cart.mini.view') }).click();
    await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await check('cart');
    await page
      .getByRole('link', { name: t('cart.checkout') })
      .first()
      .click();
    await page.getByRole('button', { name: t('checkout.toBilling') }).click();
    await page.getByRole('alert').waitFor();
    await check('shipping with errors');
    await fillShipping(page, american);
    await continueToPayment(page, 'en-us');
    await atStep(page, 'en-us', 'billing');
    await page.getByRole('checkbox', { name: t('checkout.sameAsShipping') }).uncheck();
    await check('billing with an address of its own');
    await page.getByRole('checkbox', { name: t('checkout.sameAsShipping') }).check();
    await payWith(page, 'en-us', cards.good);
    await atStep(page, 'en-us', 'summary');
    await check('summary');
    await placeButton(page, 'en-us').click();
    await page.waitForURL(/order-confirmation\?order=/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await check('confirmation');
  },
);
