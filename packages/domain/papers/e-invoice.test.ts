import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crossIndustryInvoice } from './cross-industry-invoice.ts';
import { type EInvoice, eInvoiceOf } from './e-invoice.ts';
import { type PaperDocument, type PaperRow, taxRowsOf, taxRowsWithin } from './paper-document.ts';

const seller = {
  name: 'Skerry Europe B.V.',
  lines: ['Havenkade 12', '1019 BR Amsterdam', 'Netherlands'],
  taxNumber: 'DE000000000',
  register: 'KvK Amsterdam 00000000',
};
const rows: readonly PaperRow[] = [
  { text: 'Schuh <Deck> & „Łódź“, blau, 42', qty: 3, amount: 29_999, rate: 19_000 },
  { text: 'Socken, rot, M', qty: 1, amount: 1990, rate: 19_000 },
  { text: 'Atlas', qty: 2, amount: 2139, rate: 7000 },
  { text: 'Geschenkkarte', qty: 1, amount: 5000, rate: 0 },
];

function paper(more: Partial<PaperDocument> = {}): PaperDocument {
  const of = more.rows ?? rows;
  const taxes = taxRowsWithin(of);
  const tax = taxes.reduce((sum, row) => sum + row.tax, 0);
  const total = of.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...{ kind: 'invoice', number: 'EU-2026-000007', invoice: null, orderNumber: 'E100', locale: 'de_DE' },
    ...{ issuedOn: '2026-11-22', orderedOn: '2026-11-21', currency: 'EUR', shopName: 'Skerry', seller },
    buyer: ['Ada Mársh', 'Hafenstraße 1', '20457 Hamburg', 'Deutschland'],
    ...{ shipTo: [], rows: of, taxIncluded: true, taxes, net: total - tax, tax, total },
    ...more,
  };
}

const made = (more: Partial<PaperDocument> = {}) => eInvoiceOf(paper(more), 'DE') as EInvoice;
/** The amounts of an element wherever it is, in minor units. */
const amounts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([-0-9.]+)<`, 'g'))].map(([, said]) => Math.round(Number(said) * 100));
const within = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}>(.*?)</ram:${name}>`, 'gs'))].map(([, inner]) => inner ?? '');
const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);

/** What EN 16931 asks of the sums of an invoice, by the number of its rule. */
function brokenRules(xml: string): string[] {
  const [head = ''] = within(xml, 'ApplicableHeaderTradeSettlement');
  const [sums = ''] = within(head, 'SpecifiedTradeSettlementHeaderMonetarySummation');
  const one = (name: string) => amounts(sums, name)[0] ?? Number.NaN;
  const items = within(xml, 'IncludedSupplyChainTradeLineItem');
  const nets = items.map((item) => amounts(item, 'LineTotalAmount')[0] ?? Number.NaN);
  const breakdown = within(head, 'ApplicableTradeTax').map((tax) => ({
    basis: amounts(tax, 'BasisAmount')[0] ?? Number.NaN,
    amount: amounts(tax, 'CalculatedAmount')[0] ?? Number.NaN,
    rate: Number(/RateApplicablePercent>([0-9.]+)</.exec(tax)?.[1]),
    category: /CategoryCode>(\w+)</.exec(tax)?.[1],
  }));
  const rateOf = (item: string) => Number(/RateApplicablePercent>([0-9.]+)</.exec(item)?.[1]);
  const rules: Readonly<Record<string, boolean>> = {
    'BR-16': items.length > 0,
    'BR-CO-10': one('LineTotalAmount') === sum(nets),
    'BR-CO-13': one('TaxBasisTotalAmount') === one('LineTotalAmount'),
    'BR-CO-14': one('TaxTotalAmount') === sum(breakdown.map(({ amount }) => amount)),
    'BR-CO-15': one('GrandTotalAmount') === one('TaxBasisTotalAmount') + one('TaxTotalAmount'),
    'BR-CO-16': one('DuePayableAmount') === one('GrandTotalAmount') - one('TotalPrepaidAmount'),
    // The official check leaves one unit of the currency for roundings of many rows.
    'BR-CO-17': breakdown.every(({ basis, amount, rate }) => Math.abs((basis * rate) / 100 - amount) < 100),
    'BR-CO-18': breakdown.length > 0,
    'BR-S-08': breakdown.every(
      ({ basis, rate }) => basis === sum(nets.filter((_, index) => rateOf(items[index] ?? '') === rate)),
    ),
    'BR-Z-09': breakdown.every(({ category, amount }) => category !== 'Z' || amount === 0),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

test('the XML of an invoice says who sells, who buys, every row without tax, and the tax by rate', () => {
  const xml = crossIndustryInvoice(made());
  expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>');
  expect(xml).toContain('<ram:TypeCode>380</ram:TypeCode>');
  expect(xml).toContain('<udt:DateTimeString format="102">20261122</udt:DateTimeString>');
  expect(xml).toContain('<ram:Name>Schuh &lt;Deck&gt; &amp; „Łódź“, blau, 42</ram:Name>');
  expect(xml).toContain('<ram:ID schemeID="VA">DE000000000</ram:ID>');
  expect(xml).not.toContain('InvoiceReferencedDocument');
  // 319.89 at 19 %, each row rounded, 21.39 at 7 %, 50.00 without.
  expect(amounts(within(xml, 'ApplicableHeaderTradeSettlement')[0] ?? '', 'BasisAmount')).toEqual([5000, 1999, 26_881]);
  expect(amounts(xml, 'TaxTotalAmount')).toEqual([140 + 5108]);
  expect(brokenRules(xml)).toEqual([]);
});

test('a credit note has its own code and names the invoice that it corrects', () => {
  const xml = crossIndustryInvoice(made({ kind: 'credit note', number: 'EUC-2026-000001', invoice: 'EU-2026-000007' }));
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(within(xml, 'InvoiceReferencedDocument')).toEqual([
    '<ram:IssuerAssignedID>EU-2026-000007</ram:IssuerAssignedID>',
  ]);
  expect(brokenRules(xml)).toEqual([]);
});

test.each<[string, readonly string[], string, readonly string[]]>([
  ['in the language of the shop', ['Hafen 1', '20457 Hamburg', 'Deutschland'], 'DE', ['Hafen 1', '20457 Hamburg']],
  ['in another language', ['Kade 1', '1019 BR Amsterdam', 'Netherlands'], 'NL', ['Kade 1', '1019 BR Amsterdam']],
  ['nowhere, as is usual at home', ['1 rue du Port', '29200 Brest'], 'FR', ['1 rue du Port', '29200 Brest']],
])('an address with its country named %s: %o is in %s', (_, lines, country, rest) => {
  const { buyer } = eInvoiceOf(paper({ buyer: ['Ada', ...lines] }), 'FR') as EInvoice;
  expect(buyer).toEqual({ name: 'Ada', lines: rest, country });
});

test.each<[string, Partial<PaperDocument>]>([
  ['its buyer was erased before', { buyer: [] }],
  ['its seller has no number for the tax', { seller: { ...seller, taxNumber: null } }],
  ['its tax is not told by rate', { taxes: [] }],
])('a paper is no e-invoice if %s', (_, more) => {
  expect(eInvoiceOf(paper(more), 'DE')).toBeUndefined();
});

const anyRows = fc.array(
  fc.record({
    text: fc.string(),
    qty: fc.integer({ min: 1, max: 20 }),
    amount: fc.nat(300_000),
    rate: fc.constantFrom(0, 5500, 7000, 19_000, 20_000, 22_000),
  }),
  { minLength: 1, maxLength: 12 },
);

test('whatever was bought, at whatever rates, with tax within prices or added, the rules of EN 16931 hold', () => {
  fc.assert(
    fc.property(anyRows, fc.boolean(), (of, taxIncluded) => {
      fc.pre(of.some(({ amount }) => amount > 0));
      const taxed = of.map((row) => ({ ...row, tax: Math.round((row.amount * row.rate) / 100_000) }));
      const taxes = taxIncluded ? taxRowsWithin(of) : taxRowsOf(taxed, false);
      const total = sum(taxes.map(({ net, tax }) => net + tax));
      const one = made({ rows: of, taxIncluded, taxes, total });
      expect(brokenRules(crossIndustryInvoice(one))).toEqual([]);
    }),
  );
});
