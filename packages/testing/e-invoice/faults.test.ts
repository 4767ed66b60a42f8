import { crossIndustryInvoice } from '@eyelet/domain/papers/cross-industry-invoice.ts';
import { type EInvoice, eInvoiceOf } from '@eyelet/domain/papers/e-invoice.ts';
import { expect, test } from 'vitest';
import { codeRules } from './codes.ts';
import { eInvoiceFaults } from './faults.ts';
import { readXml } from './read-xml.ts';
import { rules } from './rules.ts';

const seller = {
  ...{ name: 'Skerry Europe B.V.', lines: ['Havenkade 12', '1019 BR Amsterdam', 'Netherlands'] },
  ...{ taxNumber: 'DE000000000', register: 'KvK Amsterdam 00000000' },
};

/** A credit note of two rows at 19 %, one at 7 % and one that is not taxed. */
const whole = crossIndustryInvoice(
  eInvoiceOf(
    {
      ...{ kind: 'credit note', number: 'EUC-2026-000001', invoice: 'EU-2026-000007', orderNumber: 'E100' },
      ...{
        issuedOn: '2026-11-22',
        orderedOn: '2026-11-21',
        locale: 'de_DE',
        currency: 'EUR',
        shopName: 'Skerry',
        seller,
      },
      buyer: ['Ada Marsh', 'Hafenstraße 1', '20457 Hamburg'],
      shipTo: ['Bo Marsh', 'Kaistraße 2', '20457 Hamburg'],
      rows: [
        { text: 'Schuh', qty: 3, amount: 23_800, rate: 19_000 },
        { text: 'Socken', qty: 1, amount: 1190, rate: 19_000 },
        { text: 'Atlas', qty: 2, amount: 2140, rate: 7000 },
        { text: 'Geschenkkarte', qty: 1, amount: 5000, rate: 0 },
      ],
      taxIncluded: true,
      taxes: [
        { rate: 0, net: 5000, tax: 0 },
        { rate: 7000, net: 2000, tax: 140 },
        { rate: 19_000, net: 21_000, tax: 3990 },
      ],
      ...{ net: 28_000, tax: 4130, total: 32_130 },
    },
    'DE',
  ) as EInvoice,
);

type Change = readonly [from: RegExp, to: string];

const drop = (name: string): Change => [new RegExp(`<${name}[^>]*>.*?</${name}>`, 's'), ''];
const dropAll = (name: string): Change => [new RegExp(`<${name}[^>]*>.*?</${name}>`, 'gs'), ''];
const say = (name: string, text: string): Change => [new RegExp(`(<${name}[^>]*>)[^<]*(</${name}>)`), `$1${text}$2`];
const within = (name: string, [from, to]: Change): Change => [
  new RegExp(`(<${name}>.*?)${from.source}`, 's'),
  `$1${to}`,
];
const sayIn = (parent: string, name: string, text: string): Change => [
  new RegExp(`(<${parent}>.*?<${name}[^>]*>)[^<]*(</${name}>)`, 's'),
  `$1${text}$2`,
];
const inParty = (party: string, name: string): Change => within(`ram:${party}TradeParty`, drop(name));
/** An amount with a decimal more. */
const finer = (name: string): Change => [new RegExp(`(?<=<${name}[^>]*>[^<]*)(?=</${name}>)`), '0'];
const vat = (category: string, rate: string) =>
  `<ram:CategoryCode>${category}</ram:CategoryCode><ram:RateApplicablePercent>${rate}<`;
const header = '<ram:ApplicableHeaderTradeSettlement>.*?';

/** For each rule a change that breaks it, perhaps with others. */
const broken: Readonly<Record<string, Change>> = {
  'BR-01': say('ram:ID', ' '),
  'BR-02': within('rsm:ExchangedDocument', drop('ram:ID')),
  'BR-03': say('udt:DateTimeString', '2026-11-22'),
  'BR-04': drop('ram:TypeCode'),
  'BR-05': drop('ram:InvoiceCurrencyCode'),
  'BR-06': inParty('Seller', 'ram:Name'),
  'BR-07': inParty('Buyer', 'ram:Name'),
  'BR-08': inParty('Seller', 'ram:PostalTradeAddress'),
  'BR-09': inParty('Seller', 'ram:CountryID'),
  'BR-10': inParty('Buyer', 'ram:PostalTradeAddress'),
  'BR-11': inParty('Buyer', 'ram:CountryID'),
  'BR-12': [/<ram:LineTotalAmount>[^<]*<\/ram:LineTotalAmount>(?=<ram:TaxBasis)/, ''],
  'BR-13': drop('ram:TaxBasisTotalAmount'),
  'BR-14': drop('ram:GrandTotalAmount'),
  'BR-15': drop('ram:DuePayableAmount'),
  'BR-16': dropAll('ram:IncludedSupplyChainTradeLineItem'),
  'BR-21': drop('ram:LineID'),
  'BR-22': drop('ram:BilledQuantity'),
  'BR-23': [/<ram:BilledQuantity unitCode="H87">/, '<ram:BilledQuantity>'],
  'BR-24': drop('ram:LineTotalAmount'),
  'BR-25': sayIn('ram:SpecifiedTradeProduct', 'ram:Name', ' '),
  'BR-26': drop('ram:ChargeAmount'),
  'BR-27': say('ram:ChargeAmount', '-200.00'),
  'BR-45': drop('ram:BasisAmount'),
  'BR-46': drop('ram:CalculatedAmount'),
  'BR-47': [new RegExp(`(${header})<ram:CategoryCode>Z</ram:CategoryCode>`, 's'), '$1'],
  'BR-48': [new RegExp(`(${header})<ram:RateApplicablePercent>0</ram:RateApplicablePercent>`, 's'), '$1'],
  'BR-55': sayIn('ram:InvoiceReferencedDocument', 'ram:IssuerAssignedID', ' '),
  'BR-57': inParty('ShipTo', 'ram:CountryID'),
  'BR-CL-01': sayIn('rsm:ExchangedDocument', 'ram:TypeCode', '999'),
  'BR-CL-04': say('ram:InvoiceCurrencyCode', 'EURO'),
  'BR-CL-08': say('ram:SubjectCode', 'REGISTER'),
  'BR-CL-14': say('ram:CountryID', 'Niederlande'),
  'BR-CL-18': say('ram:CategoryCode', 'X'),
  'BR-CL-23': [/(<ram:BilledQuantity unitCode=)"H87"/, '$1"Stück"'],
  'BR-CO-04': drop('ram:CategoryCode'),
  'BR-CO-09': [/DE000000000/, 'QQ000000000'],
  'BR-CO-10': say('ram:LineTotalAmount', '200.01'),
  'BR-CO-13': say('ram:TaxBasisTotalAmount', '280.01'),
  'BR-CO-14': say('ram:TaxTotalAmount', '41.31'),
  'BR-CO-15': say('ram:GrandTotalAmount', '321.31'),
  'BR-CO-16': say('ram:DuePayableAmount', '0.01'),
  'BR-CO-17': [/<ram:CalculatedAmount>39.90</, '<ram:CalculatedAmount>45.90<'],
  'BR-CO-18': [new RegExp(`(${header})(<ram:ApplicableTradeTax>.*</ram:ApplicableTradeTax>)`, 's'), '$1'],
  'BR-CO-26': [
    /<ram:SpecifiedLegalOrganization>.*?<\/ram:SpecifiedLegalOrganization>(.*?)schemeID="VA"/s,
    '$1schemeID="FC"',
  ],
  'BR-DEC-09': [/(?<=<ram:LineTotalAmount>[^<]*)(?=<\/ram:LineTotalAmount><ram:TaxBasis)/, '0'],
  'BR-DEC-12': finer('ram:TaxBasisTotalAmount'),
  'BR-DEC-13': finer('ram:TaxTotalAmount'),
  'BR-DEC-14': finer('ram:GrandTotalAmount'),
  'BR-DEC-16': finer('ram:TotalPrepaidAmount'),
  'BR-DEC-18': finer('ram:DuePayableAmount'),
  'BR-DEC-19': [/<ram:BasisAmount>210.00</, '<ram:BasisAmount>210.000<'],
  'BR-DEC-20': [/<ram:CalculatedAmount>39.90</, '<ram:CalculatedAmount>39.900<'],
  'BR-DEC-23': finer('ram:LineTotalAmount'),
  'BR-S-01': [new RegExp(`(?<=${header})<ram:CategoryCode>S<`, 'gs'), '<ram:CategoryCode>AE<'],
  'BR-S-02': drop('ram:SpecifiedTaxRegistration'),
  'BR-S-05': [new RegExp(vat('S', '19')), vat('S', '0')],
  'BR-S-08': [/<ram:BasisAmount>210.00</, '<ram:BasisAmount>210.01<'],
  'BR-S-09': [/<ram:CalculatedAmount>39.90</, '<ram:CalculatedAmount>38.90<'],
  'BR-S-10': [/(<\/ram:TypeCode>)(<ram:BasisAmount>210)/, '$1<ram:ExemptionReason>none</ram:ExemptionReason>$2'],
  'BR-Z-01': [new RegExp(`(${header})<ram:ApplicableTradeTax>.*?</ram:ApplicableTradeTax>`, 's'), '$1'],
  'BR-Z-02': drop('ram:SpecifiedTaxRegistration'),
  'BR-Z-05': [new RegExp(vat('Z', '0')), vat('Z', '19')],
  'BR-Z-08': [/<ram:BasisAmount>50.00</, '<ram:BasisAmount>52.00<'],
  'BR-Z-09': [/<ram:CalculatedAmount>0.00</, '<ram:CalculatedAmount>1.00<'],
  'BR-Z-10': [/(<\/ram:TypeCode>)(<ram:BasisAmount>50)/, '$1<ram:ExemptionReason>none</ram:ExemptionReason>$2'],
};

/** The same for what is exempt, from an invoice whose gift card is: the shop writes none of these. */
const exempt = whole
  .replaceAll('<ram:CategoryCode>Z<', '<ram:CategoryCode>E<')
  .replace(/(<\/ram:TypeCode>)(<ram:BasisAmount>50)/, '$1<ram:ExemptionReason>a voucher</ram:ExemptionReason>$2');
const brokenExempt: Readonly<Record<string, Change>> = {
  'BR-E-01': [new RegExp(`(${header})<ram:ApplicableTradeTax>.*?</ram:ApplicableTradeTax>`, 's'), '$1'],
  'BR-E-02': drop('ram:SpecifiedTaxRegistration'),
  'BR-E-05': [new RegExp(vat('E', '0')), vat('E', '19')],
  'BR-E-08': [/<ram:BasisAmount>50.00</, '<ram:BasisAmount>52.00<'],
  'BR-E-09': [/<ram:CalculatedAmount>0.00</, '<ram:CalculatedAmount>1.00<'],
  'BR-E-10': drop('ram:ExemptionReason'),
};

test('a credit note with several rates, and one with goods that are exempt, have no faults', () => {
  expect(eInvoiceFaults(whole)).toEqual([]);
  expect(eInvoiceFaults(exempt)).toEqual([]);
});

test.each([
  ...Object.entries(broken).map(([id, change]) => [id, whole, change] as const),
  ...Object.entries(brokenExempt).map(([id, change]) => [id, exempt, change] as const),
])('what breaks %s is found', (id, invoice, [from, to]) => {
  const changed = invoice.replace(from, to);
  expect(changed).not.toBe(invoice);
  expect(eInvoiceFaults(changed)).toContain(id);
});

test('there is a broken invoice for each rule', () => {
  const known = [...rules.map(([id]) => id), ...codeRules.map(([id]) => id)];
  expect(Object.keys({ ...broken, ...brokenExempt }).toSorted()).toEqual(known.toSorted());
});

test.each<[string, Change, string]>([
  [
    'too late',
    [/(<ram:ID>EUC[^/]*<\/ram:ID>)(.*?<\/ram:TypeCode>)/s, '$2$1'],
    'ram:ID in rsm:ExchangedDocument comes too late',
  ],
  [
    'unknown',
    [/<ram:Name>Schuh/, '<ram:Colour>blau</ram:Colour><ram:Name>Schuh'],
    'ram:SpecifiedTradeProduct has no ram:Colour',
  ],
  [
    'missing',
    drop('ram:ApplicableHeaderTradeDelivery'),
    'rsm:SupplyChainTradeTransaction lacks ram:ApplicableHeaderTradeDelivery',
  ],
  ['there twice', [/(<ram:LineID>1<\/ram:LineID>)/, '$1$1'], 'ram:AssociatedDocumentLineDocument has 2 of ram:LineID'],
  [
    'filled with elements where text belongs',
    [/<ram:Name>Schuh/, '<ram:Name><b>x</b>Schuh'],
    'ram:Name has text alone',
  ],
  [
    'text where elements belong',
    [/<ram:SpecifiedTradeProduct>/, '$&Schuh'],
    'ram:SpecifiedTradeProduct has no text of its own',
  ],
])('an element that is %s is found', (_, [from, to], fault) => {
  expect(eInvoiceFaults(whole.replace(from, to))).toContain(fault);
});

test.each([
  ['<a><b></a></b>', 'a closes b'],
  ['<a>&nbsp;</a>', 'no entity'],
  ['<a>AT&T</a>', 'no entity'],
  ['<a b="1" b="2"/>', 'twice'],
  ['<a/><a/>', 'one element'],
  ['<a>', 'one element'],
  ['<a>\u0000</a>', 'U+0'],
  ['<a>\ud800</a>', 'U+d800'],
  ['<a><b</a>', 'not well formed'],
])('%o is not well formed', (xml, why) => {
  expect(() => readXml(xml)).toThrow(why);
});
