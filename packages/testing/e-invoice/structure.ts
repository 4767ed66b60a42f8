import type { XmlElement } from './read-xml.ts';

/** The fewest and the most of an element; `many` has no bound. */
type Member = readonly [name: string, least: 0 | 1, most: number];

const many = Number.POSITIVE_INFINITY;
const one = (name: string): Member => [name, 1, 1];
const maybe = (name: string, most = 1): Member => [name, 0, most];

const party = [
  ...[maybe('ram:ID', many), maybe('ram:GlobalID', many), maybe('ram:Name'), maybe('ram:Description')],
  ...[maybe('ram:SpecifiedLegalOrganization'), maybe('ram:DefinedTradeContact'), maybe('ram:PostalTradeAddress')],
  ...[maybe('ram:URIUniversalCommunication'), maybe('ram:SpecifiedTaxRegistration', 2)],
];

/**
 * Which elements an element of the profile EN 16931 has in it, in this order, as far as papers of a shop have use for them. An element that is
 * not named here has text alone.
 */
const members: Readonly<Record<string, readonly Member[]>> = {
  'rsm:CrossIndustryInvoice': [
    ...[one('rsm:ExchangedDocumentContext'), one('rsm:ExchangedDocument'), one('rsm:SupplyChainTradeTransaction')],
  ],
  'rsm:ExchangedDocumentContext': [
    ...[maybe('ram:BusinessProcessSpecifiedDocumentContextParameter')],
    ...[one('ram:GuidelineSpecifiedDocumentContextParameter')],
  ],
  'ram:GuidelineSpecifiedDocumentContextParameter': [one('ram:ID')],
  'rsm:ExchangedDocument': [
    ...[one('ram:ID'), one('ram:TypeCode'), one('ram:IssueDateTime'), maybe('ram:IncludedNote', many)],
  ],
  'ram:IssueDateTime': [one('udt:DateTimeString')],
  'ram:IncludedNote': [one('ram:Content'), maybe('ram:SubjectCode')],
  'rsm:SupplyChainTradeTransaction': [
    ...[['ram:IncludedSupplyChainTradeLineItem', 1, many] as const, one('ram:ApplicableHeaderTradeAgreement')],
    ...[one('ram:ApplicableHeaderTradeDelivery'), one('ram:ApplicableHeaderTradeSettlement')],
  ],
  'ram:IncludedSupplyChainTradeLineItem': [
    ...[one('ram:AssociatedDocumentLineDocument'), one('ram:SpecifiedTradeProduct')],
    ...[one('ram:SpecifiedLineTradeAgreement'), one('ram:SpecifiedLineTradeDelivery')],
    one('ram:SpecifiedLineTradeSettlement'),
  ],
  'ram:AssociatedDocumentLineDocument': [one('ram:LineID'), maybe('ram:IncludedNote')],
  'ram:SpecifiedTradeProduct': [
    ...[maybe('ram:GlobalID'), maybe('ram:SellerAssignedID'), maybe('ram:BuyerAssignedID'), one('ram:Name')],
    maybe('ram:Description'),
  ],
  'ram:SpecifiedLineTradeAgreement': [one('ram:NetPriceProductTradePrice')],
  'ram:NetPriceProductTradePrice': [one('ram:ChargeAmount'), maybe('ram:BasisQuantity')],
  'ram:SpecifiedLineTradeDelivery': [one('ram:BilledQuantity')],
  'ram:SpecifiedLineTradeSettlement': [
    one('ram:ApplicableTradeTax'),
    one('ram:SpecifiedTradeSettlementLineMonetarySummation'),
  ],
  'ram:ApplicableTradeTax': [
    ...[maybe('ram:CalculatedAmount'), one('ram:TypeCode'), maybe('ram:ExemptionReason'), maybe('ram:BasisAmount')],
    ...[one('ram:CategoryCode'), maybe('ram:ExemptionReasonCode'), maybe('ram:RateApplicablePercent')],
  ],
  'ram:SpecifiedTradeSettlementLineMonetarySummation': [one('ram:LineTotalAmount')],
  'ram:ApplicableHeaderTradeAgreement': [
    ...[maybe('ram:BuyerReference'), one('ram:SellerTradeParty'), one('ram:BuyerTradeParty')],
    ...[maybe('ram:SellerOrderReferencedDocument'), maybe('ram:BuyerOrderReferencedDocument')],
  ],
  'ram:SellerTradeParty': party,
  'ram:BuyerTradeParty': party,
  'ram:ShipToTradeParty': party,
  'ram:SpecifiedLegalOrganization': [maybe('ram:ID'), maybe('ram:TradingBusinessName')],
  'ram:PostalTradeAddress': [
    ...[maybe('ram:PostcodeCode'), maybe('ram:LineOne'), maybe('ram:LineTwo'), maybe('ram:LineThree')],
    ...[maybe('ram:CityName'), one('ram:CountryID'), maybe('ram:CountrySubDivisionName')],
  ],
  'ram:SpecifiedTaxRegistration': [one('ram:ID')],
  'ram:BuyerOrderReferencedDocument': [one('ram:IssuerAssignedID')],
  'ram:ApplicableHeaderTradeDelivery': [maybe('ram:ShipToTradeParty')],
  'ram:ApplicableHeaderTradeSettlement': [
    ...[maybe('ram:PaymentReference'), one('ram:InvoiceCurrencyCode')],
    ...[['ram:ApplicableTradeTax', 1, many] as const, one('ram:SpecifiedTradeSettlementHeaderMonetarySummation')],
    maybe('ram:InvoiceReferencedDocument', many),
  ],
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation': [
    ...[one('ram:LineTotalAmount'), maybe('ram:ChargeTotalAmount'), maybe('ram:AllowanceTotalAmount')],
    ...[one('ram:TaxBasisTotalAmount'), maybe('ram:TaxTotalAmount', 2), maybe('ram:RoundingAmount')],
    ...[one('ram:GrandTotalAmount'), maybe('ram:TotalPrepaidAmount'), one('ram:DuePayableAmount')],
  ],
  'ram:InvoiceReferencedDocument': [one('ram:IssuerAssignedID')],
};

/** What the structure of an element breaks, and of all in it: an element that is unknown there, misplaced, missing, or there too often. */
export function structureFaults(element: XmlElement): string[] {
  const allowed = members[element.name];
  const { elements, name } = element;
  if (!allowed) return elements.length > 0 ? [`${name} has text alone`] : [];
  const places = elements.map((child) => allowed.findIndex(([known]) => known === child.name));
  const faults = elements.flatMap((child, index) => {
    const place = places[index] ?? -1;
    if (place < 0) return [`${name} has no ${child.name}`];
    return place < (places[index - 1] ?? -1) ? [`${child.name} in ${name} comes too late`] : [];
  });
  const counts = allowed.flatMap(([known, least, most]) => {
    const { length } = elements.filter((child) => child.name === known);
    if (length < least) return [`${name} lacks ${known}`];
    return length > most ? [`${name} has ${length} of ${known}`] : [];
  });
  const stray = element.text.trim() === '' ? [] : [`${name} has no text of its own`];
  return [...faults, ...counts, ...stray, ...elements.flatMap(structureFaults)];
}
