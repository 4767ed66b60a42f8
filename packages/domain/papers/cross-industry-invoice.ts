import { isCountry } from '../countries/country-list.ts';
import { toAmount } from '../money/amount.ts';
import type { EInvoice, NetRow, Party } from './e-invoice.ts';

/** The profile of the XML: all terms of EN 16931, since a paper has rows. */
const guideline = 'urn:cen.eu:en16931:2017';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML cannot have, however it is written. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string) => text.replaceAll(impossible, '').replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

type Attributes = Readonly<Record<string, string>>;

/** An element with text or with elements in it; empty ones are left out by `undefined`. */
function element(name: string, content: string | readonly (string | undefined)[], attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : content.filter(Boolean).join('');
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

const money = (minor: number) => toAmount(minor).toFixed(2);
const percent = (rate: number) => String(rate / 1000);
const day = (name: string, iso: string) =>
  element(name, [element('udt:DateTimeString', iso.replaceAll('-', ''), { format: '102' })]);
// What is not taxed has the rate zero: gift cards, and goods of such a rate.
const category = (rate: number) => (rate > 0 ? 'S' : 'Z');

/**
 * An e-invoice as a Cross Industry Invoice of UN/CEFACT in the profile EN 16931 of Factur-X and ZUGFeRD. What it says was paid: the money of
 * an order is taken, and that of a credit note given back, so nothing is due.
 */
export function crossIndustryInvoice(invoice: EInvoice): string {
  const { kind, number, issuedOn, seller, rows } = invoice;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', guideline)]),
      ]),
      element('rsm:ExchangedDocument', [
        element('ram:ID', number),
        element('ram:TypeCode', kind === 'invoice' ? '380' : '381'),
        day('ram:IssueDateTime', issuedOn),
        element('ram:IncludedNote', [
          element('ram:Content', [seller.name, ...seller.lines, seller.register].join('\n')),
          element('ram:SubjectCode', 'REG'),
        ]),
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        ...rows.map((row, index) => lineItem(row, index + 1)),
        agreement(invoice),
        delivery(invoice),
        settlement(invoice),
      ]),
    ],
    {
      'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
      'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
      'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
    },
  )}\n`;
}

/** The price is that of all units of a row, so that it is exact whatever the tax leaves. */
function lineItem({ text, qty, net, rate }: NetRow, no: number): string {
  const unit = { unitCode: 'H87' };
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [element('ram:LineID', String(no))]),
    element('ram:SpecifiedTradeProduct', [element('ram:Name', text)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [
        element('ram:ChargeAmount', money(net)),
        element('ram:BasisQuantity', String(qty), unit),
      ]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [element('ram:BilledQuantity', String(qty), unit)]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', category(rate)),
        element('ram:RateApplicablePercent', percent(rate)),
      ]),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [element('ram:LineTotalAmount', money(net))]),
    ]),
  ]);
}

/** There is always one, though nothing may be in it. */
function delivery({ shipTo }: EInvoice): string {
  return element('ram:ApplicableHeaderTradeDelivery', [
    shipTo === null ? undefined : element('ram:ShipToTradeParty', [element('ram:Name', shipTo.name), address(shipTo)]),
  ]);
}

function agreement({ seller, buyer, orderNumber }: EInvoice): string {
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:SellerTradeParty', [
      element('ram:Name', seller.name),
      element('ram:SpecifiedLegalOrganization', [element('ram:ID', seller.register)]),
      address(seller),
      element('ram:SpecifiedTaxRegistration', [
        element('ram:ID', seller.taxNumber, { schemeID: namesCountry(seller.taxNumber) ? 'VA' : 'FC' }),
      ]),
    ]),
    element('ram:BuyerTradeParty', [element('ram:Name', buyer.name), address(buyer)]),
    element('ram:BuyerOrderReferencedDocument', [element('ram:IssuerAssignedID', orderNumber)]),
  ]);
}

/** A number for the tax begins with its country, Greece's with EL and Northern Ireland's with XI; any other is a local one. */
function namesCountry(number: string): boolean {
  const prefix = /^([A-Z]{2})[0-9A-Z]/.exec(number)?.[1];
  return ['EL', 'XI'].includes(prefix ?? '') || isCountry(prefix ?? '');
}

/** An address has up to three lines; more are written into the last. */
function address({ lines, country }: Party): string {
  const [one, two, ...more] = lines;
  return element('ram:PostalTradeAddress', [
    one && element('ram:LineOne', one),
    two && element('ram:LineTwo', two),
    more.length > 0 ? element('ram:LineThree', more.join(', ')) : undefined,
    // EN 16931 has no code of ISO 3166 for Kosovo, which has none there.
    element('ram:CountryID', country === 'XK' ? '1A' : country),
  ]);
}

function settlement({ currency, taxes, net, tax, total, invoice }: EInvoice): string {
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:InvoiceCurrencyCode', currency),
    ...taxes.map((row) =>
      element('ram:ApplicableTradeTax', [
        element('ram:CalculatedAmount', money(row.tax)),
        element('ram:TypeCode', 'VAT'),
        element('ram:BasisAmount', money(row.net)),
        element('ram:CategoryCode', category(row.rate)),
        element('ram:RateApplicablePercent', percent(row.rate)),
      ]),
    ),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      element('ram:LineTotalAmount', money(net)),
      element('ram:TaxBasisTotalAmount', money(net)),
      element('ram:TaxTotalAmount', money(tax), { currencyID: currency }),
      element('ram:GrandTotalAmount', money(total)),
      element('ram:TotalPrepaidAmount', money(total)),
      element('ram:DuePayableAmount', money(0)),
    ]),
    invoice === null ? undefined : element('ram:InvoiceReferencedDocument', [element('ram:IssuerAssignedID', invoice)]),
  ]);
}
