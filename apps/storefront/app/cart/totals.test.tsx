import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { Promotion } from '@eyelet/contracts/cart/promotion.ts';
import type { ShipmentMethods } from '@eyelet/contracts/cart/shipping-method.ts';
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

test('tax is shown as an amount, as not known yet, or as the part that is known [C1.37]', () => {
  expect(shown({ tax: 5.5, taxPending: false })).toContain('Tax $5.50 Total');
  expect(shown({ tax: 0, taxPending: false })).toContain('Tax $0.00 Total');
  expect(shown({ tax: 0, taxPending: true })).toContain('Tax Worked out with your address Total');
  expect(shown({ tax: 5.5, taxPending: true })).toContain(
    'Tax $5.50 plus tax on what is shipped, once the address is known Total',
  );
});

const promotion = (level: Promotion['level'], amount: number): Promotion => ({
  promotionId: level,
  promotionName: `All of ${level}`,
  level,
  calloutMessage: '',
  amount,
});

test('each promotion is named with its discount, or with the delivery that it makes free', () => {
  const promoSummary = [promotion('PRODUCT', 5), promotion('ORDER', 3.25), promotion('SHIPPING', 0)];
  const text = shown({ rowTotal: 80, itemTotal: 71.75, totalDiscount: 28.25, shipping: 0 }, { promoSummary });
  expect(text).toContain('Subtotal $80.00 All of PRODUCT − $5.00 All of ORDER − $3.25 Shipping All of SHIPPING Free');
});

test('the rows add up even when an order does not name the promotion of a discount', () => {
  const text = shown({ rowTotal: 80, itemTotal: 72.5 }, { promoSummary: [promotion('ORDER', 5)] });
  expect(text).toContain('Subtotal $80.00 All of ORDER − $5.00 Discount − $2.50 Shipping');
});

test('a marked-down price is shown at its row, and a promotion that brought a gift has no discount', () => {
  const promoSummary = [promotion('ORDER', 0)];
  const gift = anItem({ bonus: true, productPromotions: [promotion('ORDER', 0)] });
  const text = shown(
    { itemSubTotal: 100, rowTotal: 80, itemTotal: 80, totalDiscount: 20 },
    { promoSummary, items: [gift] },
  );
  expect(text).toContain('Subtotal $80.00 Shipping');
});

const aShipment = (shippingId: string, label: string, amount: number): ShipmentMethods => ({
  ...{ shippingId, code: 'standard', kind: 'home', label, price: { amount }, deliveryTime: '', itemIds: [] },
  ...{ storeId: null, storeName: null, address: null, promised: null, pickupWindows: [], takenAtOnce: false },
  ...{ shopperAppliedSM: false, applicableShippingMethods: [], transition: null },
});

test('where one shipment is free and another is not, the one that costs is named with its price', () => {
  const free = { promoSummary: [promotion('SHIPPING', 6.9)] };
  const methods = [aShipment('home', 'Standard', 0), aShipment('made', 'Made for you', 6.9)];
  const text = shown({ shipping: 6.9 }, { ...free, shippingMethods: methods });
  expect(text).toContain('Shipping All of SHIPPING Made for you: $6.90 $6.90');
  expect(text).not.toContain('Standard: ');
  expect(shown({ shipping: 6.9 }, { shippingMethods: methods })).not.toContain('Made for you');
});
