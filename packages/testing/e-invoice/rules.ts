import type { Figures, TaxFigures } from './figures.ts';
import { allAt, textAt, type XmlElement } from './read-xml.ts';

/** A rule by its official id: what it asks in our own words, and whether an invoice keeps it. */
export type Rule = readonly [id: string, says: string, holds: (figures: Figures) => boolean];

const total = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0);
const has = (element: XmlElement | undefined, path: string) => element !== undefined && textAt(element, path) !== '';
const head = (path: string) => (figures: Figures) => has(figures.invoice, path);
const everyLine = (path: string) => (figures: Figures) => figures.lines.every(({ element }) => has(element, path));
const address = 'ram:PostalTradeAddress';
const context = 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID';

/** Of invoices as a whole: what they, their parties and their rows must tell. */
const presence: readonly Rule[] = [
  ['BR-01', 'the specification it is made after is named', head(context)],
  ['BR-02', 'it has a number', head('rsm:ExchangedDocument/ram:ID')],
  [
    'BR-03',
    'it has a day of issue, YYYYMMDD',
    ({ invoice }) => {
      const [day] = allAt(invoice, 'rsm:ExchangedDocument/ram:IssueDateTime/udt:DateTimeString');
      return day?.attributes.format === '102' && /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(day.text);
    },
  ],
  ['BR-04', 'its kind has a code', head('rsm:ExchangedDocument/ram:TypeCode')],
  ['BR-05', 'its currency has a code', ({ currency }) => currency !== ''],
  ['BR-06', 'the seller has a name', ({ seller }) => has(seller, 'ram:Name')],
  ['BR-07', 'the buyer has a name', ({ buyer }) => has(buyer, 'ram:Name')],
  ['BR-08', 'the seller has an address', ({ seller }) => seller !== undefined && allAt(seller, address).length > 0],
  ['BR-09', 'the seller is in a country', ({ seller }) => has(seller, `${address}/ram:CountryID`)],
  ['BR-10', 'the buyer has an address', ({ buyer }) => buyer !== undefined && allAt(buyer, address).length > 0],
  ['BR-11', 'the buyer is in a country', ({ buyer }) => has(buyer, `${address}/ram:CountryID`)],
  ['BR-12', 'the sum of its rows is told', ({ hasSum }) => hasSum('LineTotalAmount')],
  ['BR-13', 'its total without tax is told', ({ hasSum }) => hasSum('TaxBasisTotalAmount')],
  ['BR-14', 'its total with tax is told', ({ hasSum }) => hasSum('GrandTotalAmount')],
  ['BR-15', 'what is due is told', ({ hasSum }) => hasSum('DuePayableAmount')],
  ['BR-16', 'it has a row', ({ lines }) => lines.length > 0],
  ['BR-21', 'every row has a number', everyLine('ram:AssociatedDocumentLineDocument/ram:LineID')],
  ['BR-22', 'every row has a quantity', everyLine('ram:SpecifiedLineTradeDelivery/ram:BilledQuantity')],
  [
    'BR-23',
    'every quantity has a unit',
    ({ lines }) =>
      lines.every(({ element }) =>
        allAt(element, 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity').every(
          ({ attributes }) => attributes.unitCode,
        ),
      ),
  ],
  ['BR-24', 'every row has an amount without tax', ({ lines }) => lines.every(({ net }) => !Number.isNaN(net))],
  ['BR-25', 'what is sold in a row has a name', everyLine('ram:SpecifiedTradeProduct/ram:Name')],
  ['BR-26', 'every row has a price without tax', ({ lines }) => lines.every(({ price }) => !Number.isNaN(price))],
  ['BR-27', 'no price without tax is below zero', ({ lines }) => lines.every(({ price }) => !(price < 0))],
  [
    'BR-55',
    'a corrected invoice is named by its number',
    ({ corrected }) => corrected.every((one) => has(one, 'ram:IssuerAssignedID')),
  ],
  [
    'BR-57',
    'goods that are delivered to an address go to a country',
    ({ shipTo }) =>
      shipTo === undefined || allAt(shipTo, address).length === 0 || has(shipTo, `${address}/ram:CountryID`),
  ],
  [
    'BR-CO-04',
    'every row has a category of tax',
    ({ lines }) => lines.every(({ taxes }) => taxes.some(({ type, category }) => type === 'VAT' && category !== '')),
  ],
  [
    'BR-CO-26',
    'the seller has a number: of its own, of its register, or for the tax',
    ({ seller }) =>
      ['ram:ID', 'ram:GlobalID', 'ram:SpecifiedLegalOrganization/ram:ID'].some((path) => has(seller, path)) ||
      taxNumbers(seller).includes('VA'),
  ],
];

/** Of amounts: they add up, and none is finer than a minor unit. */
const sums: readonly Rule[] = [
  [
    'BR-45',
    'each rate has an amount that it is of',
    ({ breakdown }) => breakdown.every(({ basis }) => !Number.isNaN(basis)),
  ],
  ['BR-46', 'each rate has a tax', ({ breakdown }) => breakdown.every(({ tax }) => !Number.isNaN(tax))],
  [
    'BR-47',
    'each rate has a category',
    ({ breakdown }) => breakdown.every(({ type, category }) => type === 'VAT' && category !== ''),
  ],
  [
    'BR-48',
    'each rate is a number',
    ({ breakdown }) => breakdown.every(({ category, rate }) => category === 'O' || !Number.isNaN(rate)),
  ],
  [
    'BR-CO-10',
    'the sum of the rows is that of their amounts',
    ({ sum, lines }) => sum('LineTotalAmount') === total(lines.map(({ net }) => net)),
  ],
  [
    'BR-CO-13',
    'the total without tax is the sum of the rows, less what is taken off, with what is put on',
    ({ sum, hasSum }) => {
      const more = (name: string) => (hasSum(name) ? sum(name) : 0);
      const due = sum('LineTotalAmount') - more('AllowanceTotalAmount') + more('ChargeTotalAmount');
      return sum('TaxBasisTotalAmount') === due;
    },
  ],
  [
    'BR-CO-14',
    'the tax is that of all rates',
    ({ taxTotal, breakdown }) => taxTotal.every((tax) => tax === total(breakdown.map((one) => one.tax))),
  ],
  [
    'BR-CO-15',
    'the total with tax is that without and the tax',
    ({ sum, taxTotal }) =>
      taxTotal.length === 1 && sum('GrandTotalAmount') === sum('TaxBasisTotalAmount') + (taxTotal[0] ?? 0),
  ],
  [
    'BR-CO-16',
    'what is due is the total less what was paid',
    ({ sum, hasSum }) => {
      const paid = hasSum('TotalPrepaidAmount') ? sum('TotalPrepaidAmount') : 0;
      const rounded = hasSum('RoundingAmount') ? sum('RoundingAmount') : 0;
      return sum('DuePayableAmount') === sum('GrandTotalAmount') - paid + rounded;
    },
  ],
  [
    'BR-CO-17',
    'the tax of each rate is its share of the amount, but for one unit of the currency',
    ({ breakdown }) => breakdown.every(isShare),
  ],
  ['BR-CO-18', 'it has a rate', ({ breakdown }) => breakdown.length > 0],
  decimals('BR-DEC-09', 'the sum of the rows', (figures) => figures.textsOf('LineTotalAmount')),
  decimals('BR-DEC-12', 'the total without tax', (figures) => figures.textsOf('TaxBasisTotalAmount')),
  decimals('BR-DEC-13', 'the tax', (figures) => figures.totals.map(({ text }) => text)),
  decimals('BR-DEC-14', 'the total with tax', (figures) => figures.textsOf('GrandTotalAmount')),
  decimals('BR-DEC-16', 'what was paid', (figures) => figures.textsOf('TotalPrepaidAmount')),
  decimals('BR-DEC-18', 'what is due', (figures) => figures.textsOf('DuePayableAmount')),
  decimals('BR-DEC-19', 'what a rate is of', ({ breakdown }) => breakdown.map(({ basisText }) => basisText)),
  decimals('BR-DEC-20', 'the tax of a rate', ({ breakdown }) => breakdown.map(({ taxText }) => taxText)),
  decimals('BR-DEC-23', 'the amount of a row', ({ lines }) => lines.map(({ netText }) => netText)),
];

function decimals(id: string, of: string, textsIn: (figures: Figures) => readonly string[]): Rule {
  const holds = (figures: Figures) => textsIn(figures).every((text) => !/\.\d{3,}$/.test(text));
  return [id, `${of} has no more than two decimals`, holds];
}

function isShare({ basis, tax, rate }: TaxFigures): boolean {
  return Number.isNaN(rate) || Math.abs(Math.abs(tax) - (Math.abs(basis) * rate) / 100_000) < 100;
}

const taxNumbers = (seller: XmlElement | undefined) =>
  seller ? allAt(seller, 'ram:SpecifiedTaxRegistration/ram:ID').map(({ attributes }) => attributes.schemeID ?? '') : [];

/** Of one category of tax; `isRate` says which rates it may have, and `needsReason` whether it tells why it is not taxed. */
function categoryRules(code: string, isRate: (rate: number) => boolean, needsReason = false): readonly Rule[] {
  const of = (taxes: readonly TaxFigures[]) => taxes.filter(({ category }) => category === code);
  const ofLines = ({ lines }: Figures) => lines.flatMap(({ taxes }) => of(taxes));
  const ofBreakdown = ({ breakdown }: Figures) => of(breakdown);
  return [
    [
      `BR-${code}-01`,
      'its rows and its breakdown have the category, both or neither',
      (figures) =>
        ofLines(figures).length > 0 === ofBreakdown(figures).length > 0 &&
        (code === 'S' || ofBreakdown(figures).length < 2),
    ],
    [
      `BR-${code}-02`,
      'the seller of such rows has a number for the tax',
      (figures) =>
        ofLines(figures).length === 0 || taxNumbers(figures.seller).some((scheme) => ['VA', 'FC'].includes(scheme)),
    ],
    [
      `BR-${code}-05`,
      'such a row has a rate that the category may have',
      (figures) => ofLines(figures).every(({ rate }) => isRate(rate)),
    ],
    [
      `BR-${code}-08`,
      'the amount of the category at a rate is that of its rows',
      (figures) =>
        ofBreakdown(figures).every(({ rate, basis }) => {
          const rows = figures.lines.filter(({ taxes }) => of(taxes).some((one) => one.rate === rate || code !== 'S'));
          return basis === total(rows.map(({ net }) => net));
        }),
    ],
    [
      `BR-${code}-09`,
      'the tax of the category follows from its rate',
      (figures) => ofBreakdown(figures).every((one) => (code === 'S' ? isShare(one) : one.tax === 0)),
    ],
    [
      `BR-${code}-10`,
      'it is told why it is not taxed where that is needed, and nowhere else',
      (figures) => ofBreakdown(figures).every(({ reasons }) => reasons > 0 === needsReason),
    ],
  ];
}

/** The rules of EN 16931 that concern what papers of a shop say: goods, deliveries and gift cards at several rates, all paid. */
export const rules: readonly Rule[] = [
  ...presence,
  ...sums,
  ...categoryRules('S', (rate) => rate > 0),
  ...categoryRules('Z', (rate) => rate === 0),
  ...categoryRules('E', (rate) => rate === 0, true),
];
