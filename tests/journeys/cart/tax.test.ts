import { formatAmount } from '@eyelet/domain/money/format.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { buyAnotherSize, cartNear, deliverBy, knownCart, openCart, untilWays } from '../checkout/delivery-steps.ts';
import { wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

test.each([widths.phone, widths.desktop])(
  'at %i px tax is shown as unknown, as complete, and as the part that is known [C1.37]',
  async (width) => {
    const { page } = await journey.visit('/en-us', { viewport: { width, height: 900 } });
    const summary = page.getByRole('complementary', { name: t('cart.summary') });
    await cartNear(page, 'en-us', 'US-BOS');
    await summary.getByText(t('cart.taxLater')).waitFor();
    await deliverBy(page, 'en-us', 'pickup');
    await untilWays(page, ['pickup@US-BOS']);
    const { totals } = await knownCart(page);
    expect(totals.taxPending).toBe(false);
    const known = summary.getByText(formatAmount(totals.tax, 'USD', 'en-US'), { exact: true });
    await known.waitFor();
    expect(await summary.getByText(t('cart.taxMore')).count()).toBe(0);
    await buyAnotherSize(page, 'en-us');
    await openCart(page, 'en-us');
    await summary.getByText(t('cart.taxMore')).waitFor();
    await known.waitFor();
  },
);
