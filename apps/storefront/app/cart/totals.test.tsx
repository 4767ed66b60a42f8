import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { Promotion } from '@eyelet/contracts/cart/promotion.ts';
import type { Totals } from '@eyelet/contracts/cart/totals.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { aCart, anItem } from '@eyelet/testing/cart-builder.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TotalsTable } from './totals.tsx';

function shown(given: Partial<Totals>, particulars: Partial<Cart> = {}): string {
  const cart = aCart({ totals: { ...aCart().totals, ...given }, ...particulars });
  const html = renderToStaticMarkup(
    <WordsProvider words={{ say: createMessages('en'), tag: 'en-US' }}>
      <TotalsTable of={cart} />
    </WordsProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('tax is told as an amount, as one that is not known yet, or as the part that is known [C1.37]', () => {
  expect(shown({ tax: 5.5, taxPending: false })).toContain('Tax $5.50 Total');
  expect(shown({ tax: 0, taxPending: false })).toContain('Tax $0.00 Total');
  expect(shown({ tax: 0, taxPending: true })).toContain('Tax Worked out with your address Total');
  expect(shown({ tax: 5.5, taxPending: true })).toContain(
    'Tax $5.50 plus tax on what is shipped, once the address is known Total',
  );
});

const promotion = (level: Promotion['level']): Promotion => ({
  promotionId: level,
  promotionName: `All of ${level}`,
  level,
  calloutMessage: '',
});

test('what took something off is named where it did: by the discount, or by the delivery [C3.12, C3.13, C3.14]', () => {
  const promoSummary = (['SHIPPING', 'ORDER', 'PRODUCT'] as const).map(promotion);
  const text = shown({ totalDiscount: 8 }, { promoSummary });
  expect(text).toContain('Discount All of ORDER All of PRODUCT − $8.00 Shipping All of SHIPPING Free');
});

test('what brought a gift took nothing off', () => {
  const promoSummary = [promotion('ORDER'), promotion('PRODUCT')];
  const gift = anItem({ bonus: true, productPromotions: [promotion('ORDER')] });
  expect(shown({ totalDiscount: 8 }, { promoSummary, items: [gift] })).toContain('Discount All of PRODUCT − $8.00');
});
