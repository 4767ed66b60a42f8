import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const boot = '/en-us/p/gull-rubber-boot-SKGULL32KLP';

test.each([widths.phone, widths.tablet])('the button to add to the cart stays visible at %i px', async (width) => {
  const { page } = await journey.visit(boot, { viewport: { width, height: 844 }, hasTouch: true });
  await ready(page);
  const button = page.getByRole('button', { name: t('product.addToCart'), exact: true });
  const footOf = async () => {
    const box = await button.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  expect(await footOf()).toBeLessThanOrEqual(844);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await footOf()).toBeLessThanOrEqual(844);
  await button.click();
  const sizes = page.getByRole('group', { name: t('product.chooseSize') });
  await page
    .getByRole('alert')
    .filter({ hasText: t('product.sizeRequired') })
    .waitFor();
  const first = sizes.getByRole('radio', { disabled: false }).first();
  await expect.poll(() => first.evaluate((radio) => radio === document.activeElement), patient).toBe(true);
  await first.check({ force: true });
  await button.click();
  await page.getByRole('dialog', { name: t('cart.mini.added') }).waitFor();
});

test.each(['en-us', 'de-de', 'fr-fr'])(
  'the button to add to the cart is visible at 1024 × 768 in %s',
  async (locale) => {
    // Four colours, the longest choice of sizes, a name of two words.
    for (const product of ['SKGULL32KLP', 'SKHARB08FOM']) {
      const { page } = await journey.visit(`/${locale}/p/any-slug-${product}`, {
        viewport: { width: 1024, height: 768 },
      });
      const name = wordsOf(locale)('product.addToCart');
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(768);
    }
  },
);
