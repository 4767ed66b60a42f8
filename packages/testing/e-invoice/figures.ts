import { allAt, textAt, type XmlElement } from './read-xml.ts';

const transaction = 'rsm:SupplyChainTradeTransaction';
const settlementPath = `${transaction}/ram:ApplicableHeaderTradeSettlement`;

const netPath =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount';

/** A share of the tax: one category at one rate, in a row or in the breakdown. Amounts are in minor units, rates in thousandths of a percent. */
export type TaxFigures = Readonly<{
  type: string;
  category: string;
  rate: number;
  hasRate: boolean;
  basis: number;
  tax: number;
  /** Both as they are written. */
  basisText: string;
  taxText: string;
  reasons: number;
}>;

/** An amount in minor units; NaN where there is none, which no rule of sums accepts. */
function minorOf(text: string): number {
  return /^-?\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}

const minorAt = (element: XmlElement, path: string) => minorOf(textAt(element, path));

function taxOf(element: XmlElement): TaxFigures {
  const rate = textAt(element, 'ram:RateApplicablePercent');
  return {
    type: textAt(element, 'ram:TypeCode'),
    category: textAt(element, 'ram:CategoryCode'),
    rate: rate === '' ? Number.NaN : Math.round(Number(rate) * 1000),
    hasRate: rate !== '',
    basis: minorAt(element, 'ram:BasisAmount'),
    tax: minorAt(element, 'ram:CalculatedAmount'),
    basisText: textAt(element, 'ram:BasisAmount'),
    taxText: textAt(element, 'ram:CalculatedAmount'),
    reasons: ['ram:ExemptionReason', 'ram:ExemptionReasonCode'].flatMap((name) => allAt(element, name)).length,
  };
}

/** What rules of EN 16931 speak of, read from a Cross Industry Invoice. */
export function figuresOf(invoice: XmlElement) {
  const [settlement = invoice] = allAt(invoice, settlementPath);
  const sums = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation';
  const currency = textAt(settlement, 'ram:InvoiceCurrencyCode');
  const agreement = `${transaction}/ram:ApplicableHeaderTradeAgreement`;
  const lines = allAt(invoice, `${transaction}/ram:IncludedSupplyChainTradeLineItem`).map((element) => ({
    element,
    net: minorAt(element, netPath),
    netText: textAt(element, netPath),
    price: minorAt(element, 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount'),
    taxes: allAt(element, 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax').map(taxOf),
  }));
  const totals = allAt(settlement, `${sums}/ram:TaxTotalAmount`);
  return {
    ...{ invoice, lines, currency, totals },
    seller: allAt(invoice, `${agreement}/ram:SellerTradeParty`)[0],
    buyer: allAt(invoice, `${agreement}/ram:BuyerTradeParty`)[0],
    shipTo: allAt(invoice, `${transaction}/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty`)[0],
    corrected: allAt(settlement, 'ram:InvoiceReferencedDocument'),
    breakdown: allAt(settlement, 'ram:ApplicableTradeTax').map(taxOf),
    sum: (name: string) => minorAt(settlement, `${sums}/ram:${name}`),
    hasSum: (name: string) => allAt(settlement, `${sums}/ram:${name}`).length > 0,
    taxTotal: totals.filter(({ attributes }) => attributes.currencyID === currency).map(({ text }) => minorOf(text)),
    /** The sums of a name as they are written. */
    textsOf: (name: string) => allAt(settlement, `${sums}/ram:${name}`).map(({ text }) => text),
  };
}

export type Figures = ReturnType<typeof figuresOf>;
