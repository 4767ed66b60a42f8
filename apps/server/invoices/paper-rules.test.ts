import type { StoredCancellation } from '@eyelet/db/orders/cancelled-items.ts';
import type { PaperDocument } from '@eyelet/domain/papers/paper-document.ts';
import { taxOf } from '@eyelet/domain/tax/tax.ts';
import { eInvoiceFaults } from '@eyelet/testing/e-invoice/faults.ts';
import { taxFaults } from '@eyelet/testing/e-invoice/tax-faults.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { eInvoiceXml } from './e-invoice-xml.ts';
import { cancelledOf, deliveryOf, reducedOf, restOf, returnedOf, wholeOf } from './paper-of.ts';

const rate = fc.constantFrom(0, 4000, 5500, 7000, 10_000, 19_000, 20_000, 22_000);

/** A line after its discounts, which may make it free, and whether a gift card or money paid for it says nothing here. */
const anyLine = fc.record({ qty: fc.integer({ min: 1, max: 12 }), amount: fc.nat(200_000), rate });
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
  delivery: fc.record({ amount: fc.constantFrom(0, 1, 495, 1299), rate }),
});

type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer One> ? One : never;

/** An order with tax in its prices, as it is stored, as far as papers read it. */
function orderOf({ lines, delivery }: AnyOrder): StoredOrder {
  const stored = lines.map(({ qty, amount, rate: of }, index) => ({
    ...{ line_no: index + 1, item_id: `item-${index}`, name: 'Schuh', colour: 'blau', size: '42', qty, digital: false },
    ...{ row_after_order_discount: amount, tax_total: taxOf(amount, of, true) },
  }));
  const deliveryTax = taxOf(delivery.amount, delivery.rate, true);
  const tax = stored.reduce((sum, line) => sum + line.tax_total, deliveryTax);
  const receiptOf = (id: string, of: number, amount: number) => ({ id, tax: { rate: of, amount } });
  return {
    lines: stored,
    shipments: [{ shipping_id: 'shipment-1', price: delivery.amount, method_label: 'Standard' }],
    order: {
      ...{ tax_included: true, tax_total: tax, shipping_total: delivery.amount },
      total: lines.reduce<number>((sum, { amount }) => sum + amount, delivery.amount),
      receipt: {
        lines: stored.map(({ item_id: id, tax_total }, index) => receiptOf(id, lines[index]?.rate ?? 0, tax_total)),
        shipments: [receiptOf('shipment-1', delivery.rate, deliveryTax)],
      },
    },
  } as unknown as StoredOrder;
}

type Sums = ReturnType<typeof wholeOf>;

/** What is wrong with the e-invoice of these sums. */
function faultsOf(sums: Sums, kind: PaperDocument['kind'] = 'credit note'): readonly string[] {
  const isInvoice = kind === 'invoice';
  const xml = eInvoiceXml({
    ...{ kind, number: 'EU-2026-000007', invoice: isInvoice ? null : 'EU-2026-000006', orderNumber: 'E100' },
    ...{ issuedOn: '2026-11-22', orderedOn: '2026-11-21', locale: 'de_DE', currency: 'EUR', shopName: 'Skerry' },
    seller: { name: 'Skerry', lines: ['Hafen 1', 'Hamburg'], taxNumber: 'DE000000000', register: 'HRB 1' },
    buyer: ['Ada Marsh', 'Hafenstraße 1', '20457 Hamburg'],
    shipTo: [],
    ...sums,
  });
  return [...taxFaults(sums), ...(xml === undefined ? ['it is no e-invoice'] : eInvoiceFaults(xml))];
}

const anyUnits = (order: AnyOrder) =>
  fc.tuple(...order.lines.map(({ qty }) => fc.integer({ min: 0, max: qty }))).map((units) => ({ order, units }));

/** Credit notes are issued for something alone. */
const credited = (sums: Sums) => (sums.total === 0 ? [] : faultsOf(sums));

test('the invoice of whatever was bought keeps the rules of EN 16931 and has the tax of its rows, and so does the credit note of the whole', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const sums = wholeOf(orderOf(order));
      expect(faultsOf(sums, 'invoice')).toEqual([]);
      expect(faultsOf(sums)).toEqual([]);
    }),
  );
});

test('so does the credit note of what is given back: for units, for the delivery, as an amount, and of what is left', () => {
  fc.assert(
    fc.property(anyOrder.chain(anyUnits), fc.double({ min: 0, max: 1, noNaN: true }), ({ order, units }, share) => {
      const stored = orderOf(order);
      const { total } = wholeOf(stored);
      const some = Math.floor(total * share);
      const lines = units.map((qty, index) => {
        const { amount = 0, qty: of = 1 } = order.lines[index] ?? {};
        return { lineNo: index + 1, qty, due: Math.floor((amount * qty) / of) };
      });
      const cancelled = new Map(lines.map(({ lineNo, qty }) => [lineNo, qty]));
      const delivery = Math.floor(order.delivery.amount * share);
      const back = { lines: lines.filter(({ qty }) => qty > 0), delivery } as unknown as StoredCancellation;
      expect(credited(cancelledOf(stored, back, 'Lieferung', some))).toEqual([]);
      expect(credited(deliveryOf(stored, 'Lieferung', delivery))).toEqual([]);
      expect(credited(reducedOf(stored, 'Nachlass', some))).toEqual([]);
      expect(credited(restOf(stored, 'Lieferung', { cancelled, left: some }))).toEqual([]);
      const returned = back.lines.map(({ lineNo, qty, due }) => ({ line_no: lineNo, accepted: qty, given: qty, due }));
      const one = { lines: returned, delivery } as unknown as Parameters<typeof returnedOf>[2];
      if (returned.length > 0) expect(credited(returnedOf(stored, [one], one, 'Lieferung'))).toEqual([]);
    }),
  );
});
