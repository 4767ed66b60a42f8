import { eInvoiceFaults } from '@eyelet/testing/e-invoice/faults.ts';
import { taxFaults } from '@eyelet/testing/e-invoice/tax-faults.ts';
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

test('the XML of an invoice says who sells, who buys, every row without tax, and the tax by rate', () => {
  const xml = crossIndustryInvoice(made());
  expect(xml).toContain('<ram:ID>urn:cen.eu:en16931:2017</ram:ID>');
  expect(xml).toContain('<ram:TypeCode>380</ram:TypeCode>');
  expect(xml).toContain('<udt:DateTimeString format="102">20261122</udt:DateTimeString>');
  expect(xml).toContain('<ram:Name>Schuh &lt;Deck&gt; &amp; „Łódź“, blau, 42</ram:Name>');
  expect(xml).toContain('<ram:ID schemeID="VA">DE000000000</ram:ID>');
  expect(xml).not.toContain('InvoiceReferencedDocument');
  const spaces = [...xml.matchAll(/ xmlns:(\w+)="urn:un:unece:uncefact:data:standard:(\w+:100)"/g)];
  expect(spaces.map(([, prefix, name]) => `${prefix} ${name}`)).toEqual([
    ...[
      'rsm CrossIndustryInvoice:100',
      'ram ReusableAggregateBusinessInformationEntity:100',
      'udt UnqualifiedDataType:100',
    ],
  ]);
  const note = 'Skerry Europe B.V.\nHavenkade 12\n1019 BR Amsterdam\nKvK Amsterdam 00000000';
  expect(within(xml, 'Content')).toEqual([note]);
  expect(within(xml, 'LineID')).toEqual(['1', '2', '3', '4']);
  expect(xml).toContain('<ram:ApplicableHeaderTradeDelivery></ram:ApplicableHeaderTradeDelivery>');
  // 319.89 at 19 %, each row rounded, 21.39 at 7 %, 50.00 without.
  expect(amounts(within(xml, 'ApplicableHeaderTradeSettlement')[0] ?? '', 'BasisAmount')).toEqual([5000, 1999, 26_881]);
  expect(amounts(xml, 'TaxTotalAmount')).toEqual([140 + 5108]);
  expect(eInvoiceFaults(xml)).toEqual([]);
});

test('a credit note has its own code and names the invoice that it corrects', () => {
  const xml = crossIndustryInvoice(made({ kind: 'credit note', number: 'EUC-2026-000001', invoice: 'EU-2026-000007' }));
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(within(xml, 'InvoiceReferencedDocument')).toEqual([
    '<ram:IssuerAssignedID>EU-2026-000007</ram:IssuerAssignedID>',
  ]);
  expect(eInvoiceFaults(xml)).toEqual([]);
});

test('goods that were sent say whom they were sent to', () => {
  const xml = crossIndustryInvoice(made({ shipTo: ['Bo Marsh', 'Kaistraße 2', '20457 Hamburg', 'Deutschland'] }));
  expect(within(xml, 'ShipToTradeParty').join()).toMatch(/^<ram:Name>Bo Marsh<.*Kaistraße 2.*<ram:CountryID>DE</);
  expect(eInvoiceFaults(xml)).toEqual([]);
});

test('a rate of which there are only free rows is told with nothing in it', () => {
  const free = { text: 'Muster', qty: 1, amount: 0, rate: 0 };
  expect(made({ rows: [free, ...rows.slice(0, 3)] }).taxes[0]).toEqual({ rate: 0, net: 0, tax: 0 });
  expect(eInvoiceFaults(crossIndustryInvoice(made({ rows: [free] })))).toEqual([]);
});

test.each([
  ['DE000000000', 'VA'],
  ['EL123456789', 'VA'],
  ['XI123456789', 'VA'],
  ['12/345/67890', 'FC'],
  ['ZZ123456789', 'FC'],
])('the number %s for the tax is of the kind %s', (taxNumber, scheme) => {
  const xml = crossIndustryInvoice(made({ seller: { ...seller, taxNumber } }));
  expect(xml).toContain(`<ram:ID schemeID="${scheme}">${taxNumber}</ram:ID>`);
  expect(eInvoiceFaults(xml)).toEqual([]);
});

test('an address of more than three lines has the rest in its third, and characters that XML cannot have are left out', () => {
  const buyer = ['Ada\u0000 Mársh', 'Hof 3', 'Hafenstraße 1', 'Speicherstadt', '20457 Hamburg', 'Deutschland'];
  const xml = crossIndustryInvoice(made({ buyer }));
  expect(within(xml, 'BuyerTradeParty').join()).toBe(
    '<ram:Name>Ada Mársh</ram:Name><ram:PostalTradeAddress><ram:LineOne>Hof 3</ram:LineOne><ram:LineTwo>Hafenstraße 1</ram:LineTwo>' +
      '<ram:LineThree>Speicherstadt, 20457 Hamburg</ram:LineThree><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>',
  );
  const short = within(crossIndustryInvoice(made({ buyer: ['Ada', 'Hof 3', 'Hamburg'] })), 'BuyerTradeParty').join();
  expect(short).toContain('<ram:LineTwo>Hamburg</ram:LineTwo><ram:CountryID>');
});

test('a buyer in Kosovo is in the country that EN 16931 has a code for', () => {
  const xml = crossIndustryInvoice(made({ buyer: ['Ada', 'Rruga 1', 'Prishtina', 'Kosovo'] }));
  expect(within(xml, 'BuyerTradeParty').join()).toContain('<ram:CountryID>1A</ram:CountryID>');
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
  ['it has no rows', { rows: [] }],
])('a paper is no e-invoice if %s', (_, more) => {
  expect(eInvoiceOf(paper(more), 'DE')).toBeUndefined();
});

const anyRows = fc.array(
  fc.record({
    text: fc.string({ unit: 'binary' }).map((text) => `Schuh ${text}`),
    qty: fc.integer({ min: 1, max: 20 }),
    amount: fc.nat(300_000),
    rate: fc.constantFrom(0, 5500, 7000, 19_000, 20_000, 22_000),
  }),
  { minLength: 1, maxLength: 12 },
);

test('whatever was bought, at whatever rates, with tax within prices or added, the rules of EN 16931 hold', () => {
  fc.assert(
    fc.property(anyRows, fc.boolean(), (of, taxIncluded) => {
      const taxed = of.map((row) => ({ ...row, tax: Math.round((row.amount * row.rate) / 100_000) }));
      const taxes = taxIncluded ? taxRowsWithin(of) : taxRowsOf(taxed, false);
      const total = sum(taxes.map(({ net, tax }) => net + tax));
      const one = made({ rows: of, taxIncluded, taxes, total });
      expect(taxFaults({ rows: of, taxIncluded, taxes })).toEqual([]);
      expect(eInvoiceFaults(crossIndustryInvoice(one))).toEqual([]);
    }),
  );
});

test.each([true, false])(
  'a tax that is off by more than its rows are rounded is found, with tax within prices: %s',
  (taxIncluded) => {
    const taxes = [{ rate: 19_000, net: 10_000, tax: 1902 }];
    const of = [{ text: 'Schuh', qty: 1, amount: taxIncluded ? 11_902 : 10_000, rate: 19_000 }];
    expect(taxFaults({ rows: of, taxes, taxIncluded })).toHaveLength(1);
    expect(taxFaults({ rows: of, taxes: [{ rate: 19_000, net: 10_000, tax: 1900 }], taxIncluded })).toEqual([]);
  },
);
