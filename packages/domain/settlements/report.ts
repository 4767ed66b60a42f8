/** A line of a provider's settlement report; amounts are hundredths, as everywhere in the shop. */
export type ReportLine = Readonly<{
  /** Its place in the file, from 1; the heading is no line. */
  lineNo: number;
  /** As the provider calls it, such as `Settled`. */
  type: string;
  /** The provider's references of the payment and of what was done with it. */
  reference: string;
  modification: string;
  /** Keys of the shop, by which both were asked for; empty where the report has none. */
  key: string;
  modificationKey: string;
  currency: string;
  /** What moved: more than 0 to the shop. */
  gross: number;
  /** What the provider keeps of it, in the currency of the payout. */
  fee: number;
  feeCurrency: string;
}>;

/** Why a file is no report: a column that is missing, or a line that cannot be read. */
export type ReportProblem = Readonly<{ column: string } | { lineNo: number }>;

/** The columns that a report must have, as Adyen's Settlement details report names them; others may stand between them. */
export const reportColumns = [
  'Psp Reference',
  'Merchant Reference',
  'Type',
  'Modification Reference',
  'Gross Currency',
  'Gross Debit (GC)',
  'Gross Credit (GC)',
  'Net Currency',
  'Commission (NC)',
  'Markup (NC)',
  'Scheme Fees (NC)',
  'Interchange (NC)',
] as const;

/** The key with which a refund was asked for; not every report has it. */
const modificationKeyColumn = 'Modification Merchant Reference';

const fees = ['Commission (NC)', 'Markup (NC)', 'Scheme Fees (NC)', 'Interchange (NC)'] as const;

/** Reads a settlement report, or says why it is none. */
export function readReport(rows: readonly (readonly string[])[]): readonly ReportLine[] | ReportProblem {
  const [head = [], ...body] = rows;
  const places = new Map(head.map((name, place) => [name.trim(), place]));
  const missing = reportColumns.find((name) => !places.has(name));
  if (missing) return { column: missing };
  const lines: ReportLine[] = [];
  for (const [index, row] of body.entries()) {
    const cell = (name: string) => row[places.get(name) ?? -1]?.trim() ?? '';
    const currency = cell('Gross Currency');
    const feeCurrency = cell('Net Currency');
    const debit = hundredths(cell('Gross Debit (GC)'));
    const credit = hundredths(cell('Gross Credit (GC)'));
    const kept = fees.map((name) => hundredths(cell(name)));
    if (debit === undefined || credit === undefined || kept.includes(undefined)) return { lineNo: index + 1 };
    lines.push({
      ...{ lineNo: index + 1, type: cell('Type'), reference: cell('Psp Reference'), key: cell('Merchant Reference') },
      ...{ modification: cell('Modification Reference'), modificationKey: cell(modificationKeyColumn) },
      ...{ currency, gross: credit - debit, feeCurrency },
      fee: kept.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    });
  }
  return lines;
}

/** An amount as a report writes it, with a point; 0 for an empty cell, undefined for what is no amount of hundredths. */
function hundredths(text: string): number | undefined {
  if (text === '') return 0;
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const units = Number(whole + part.padEnd(2, '0'));
  return sign === '' ? units : -units;
}
