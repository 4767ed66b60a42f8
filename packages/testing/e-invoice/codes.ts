import { allAt, type XmlElement } from './read-xml.ts';

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const currencies = new Set(Intl.supportedValuesOf('currency'));
/** ISO 3166; EN 16931 names Kosovo otherwise than browsers do, as it is not in that list. */
const isCountry = (code: string) =>
  code === '1A' || (/^[A-Z]{2}$/.test(code) && code !== 'XK' && countries.of(code) !== undefined);

/** Words for units, of UN/ECE recommendations 20 and 21, that goods of a shop are counted in. */
const units = new Set(['H87', 'C62', 'EA', 'PR', 'SET', 'XPK']);

/** UNTDID 1001, as far as an invoice of a shop can be. */
const invoiceTypes = new Set(['380', '381', '384']);

/** UNTDID 5305, the categories that EN 16931 has rules for. */
const taxCategories = new Set(['AE', 'E', 'G', 'K', 'L', 'M', 'O', 'S', 'Z']);

/** UNTDID 4451, as far as notes of a shop are of a subject. */
const subjects = new Set(['AAI', 'AAK', 'REG', 'SUR', 'TXD']);

type CodeRule = readonly [id: string, paths: readonly string[], holds: (found: XmlElement) => boolean];

const transaction = 'rsm:SupplyChainTradeTransaction';
const line = `${transaction}/ram:IncludedSupplyChainTradeLineItem`;
const parties = [
  `${transaction}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty`,
  `${transaction}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty`,
  `${transaction}/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty`,
];
const quantities = [
  `${line}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity`,
  `${line}/ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:BasisQuantity`,
];

/** The code lists of EN 16931 by the ids of their official rules: where codes are, and which there are. */
export const codeRules: readonly CodeRule[] = [
  ['BR-CL-01', ['rsm:ExchangedDocument/ram:TypeCode'], ({ text }) => invoiceTypes.has(text)],
  [
    'BR-CL-04',
    [`${transaction}/ram:ApplicableHeaderTradeSettlement/ram:InvoiceCurrencyCode`],
    ({ text }) => currencies.has(text),
  ],
  ['BR-CL-08', ['rsm:ExchangedDocument/ram:IncludedNote/ram:SubjectCode'], ({ text }) => subjects.has(text)],
  ['BR-CL-14', parties.map((path) => `${path}/ram:PostalTradeAddress/ram:CountryID`), ({ text }) => isCountry(text)],
  [
    'BR-CL-18',
    [
      `${line}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode`,
      `${transaction}/ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode`,
    ],
    ({ text }) => taxCategories.has(text),
  ],
  ['BR-CL-23', quantities, ({ attributes }) => units.has(attributes.unitCode ?? '')],
  // Greece writes EL, and Northern Ireland XI, before numbers for the tax.
  [
    'BR-CO-09',
    parties.map((path) => `${path}/ram:SpecifiedTaxRegistration/ram:ID`),
    ({ attributes, text }) =>
      attributes.schemeID !== 'VA' || ['EL', 'XI'].includes(text.slice(0, 2)) || isCountry(text.slice(0, 2)),
  ],
];

/** Ids of the rules of code lists that an invoice breaks. */
export function codeFaults(invoice: XmlElement): string[] {
  return codeRules.flatMap(([id, paths, holds]) =>
    paths.flatMap((path) => allAt(invoice, path)).every(holds) ? [] : [id],
  );
}
