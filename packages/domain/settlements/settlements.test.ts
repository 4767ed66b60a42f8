import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Booked, matchReport } from './match.ts';
import { type ReportLine, readReport, reportColumns } from './report.ts';

const head = [...reportColumns, 'Modification Merchant Reference', 'Batch Number'];

/** A row of a report with some cells. */
const row = (cells: Readonly<Record<string, string>>) => head.map((name) => cells[name] ?? '');

const settled = {
  ...{ 'Psp Reference': 'PAY1', 'Merchant Reference': 'key-1', Type: 'Settled', 'Modification Reference': 'CAP1' },
  ...{ 'Gross Currency': 'EUR', 'Gross Credit (GC)': '105.50', 'Net Currency': 'EUR' },
  ...{ 'Markup (NC)': '0.04', 'Scheme Fees (NC)': '0.01', 'Interchange (NC)': '0.07' },
};

test('a report is read by the names of its columns, with what moved and what the provider keeps', () => {
  const refunded = {
    'Merchant Reference': 'key-1',
    Type: 'Refunded',
    'Gross Debit (GC)': '10',
    'Gross Currency': 'EUR',
  };
  expect(readReport([head, row(settled), row(refunded)])).toEqual([
    {
      ...{ lineNo: 1, type: 'Settled', reference: 'PAY1', modification: 'CAP1', key: 'key-1', modificationKey: '' },
      ...{ currency: 'EUR', gross: 10_550, fee: 12, feeCurrency: 'EUR' },
    },
    expect.objectContaining({ lineNo: 2, type: 'Refunded', gross: -1000, fee: 0 }),
  ]);
});

test('spaces around names and cells, negative fees and cells that a line ends before do not matter', () => {
  const cells = { ...settled, 'Gross Credit (GC)': ' 105.5 ', 'Markup (NC)': '-0.04' };
  const short = row(cells).slice(0, -2);
  expect(readReport([head.map((name) => ` ${name}`), short])).toEqual([
    expect.objectContaining({ gross: 10_550, fee: 4, modificationKey: '' }),
  ]);
  expect(readReport([reportColumns, row(settled)])).toEqual([expect.objectContaining({ modificationKey: '' })]);
});

test('what has no rows is no report', () => {
  expect(readReport([])).toEqual({ column: 'Psp Reference' });
});

test.each(reportColumns)('without the column %s it is no report', (column) => {
  expect(readReport([head.filter((name) => name !== column)])).toEqual({ column });
});

test.each(['1,50', '1.505', 'ten', '1e3', '--1'])('an amount of %s names its line', (amount) => {
  for (const column of ['Gross Credit (GC)', 'Gross Debit (GC)', 'Interchange (NC)']) {
    expect(readReport([head, row(settled), row({ ...settled, [column]: amount })])).toEqual({ lineNo: 2 });
  }
});

const line = (change: Partial<ReportLine>): ReportLine => ({
  ...{ lineNo: 1, type: 'Settled', reference: '', modification: '', key: '', modificationKey: '' },
  ...{ currency: 'EUR', gross: 0, fee: 0, feeCurrency: 'EUR', ...change },
});
const payment: Booked = { kind: 'payment', key: 'key-1', reference: 'PAY1', currency: 'EUR', amount: 10_550 };
const refund: Booked = { kind: 'refund', key: 'refund-1', reference: 'REF1', currency: 'EUR', amount: 1000 };

test.each([
  ['by the key of the shop', { key: 'key-1', gross: 10_550 }, 'matched'],
  ['by the name of the provider', { reference: 'PAY1', gross: 10_550 }, 'matched'],
  ['another amount', { key: 'key-1', gross: 10_549 }, 'other-amount'],
  ['another currency', { key: 'key-1', gross: 10_550, currency: 'USD' }, 'other-amount'],
  ['nothing that is known', { key: 'key-2', reference: 'PAY2', gross: 10_550 }, 'missing-here'],
  ['a refund by its own name', { type: 'Refunded', key: 'key-1', modification: 'REF1', gross: -1000 }, 'matched'],
  ['a refund by its key', { type: 'Refunded', modificationKey: 'refund-1', gross: -1000 }, 'matched'],
  ['a refund of a payment alone', { type: 'Refunded', key: 'key-1', gross: -1000 }, 'missing-here'],
  ['a fee', { type: 'Fee', gross: -50 }, 'own'],
] as const)('%s', (_, change, outcome) => {
  expect(matchReport([line(change)], [payment, refund], new Set())[0]?.outcome).toBe(outcome);
});

test('what was booked and is not reported is missing there, and what is reported twice is so once', () => {
  const once = line({ key: 'key-1', gross: 10_550 });
  const matched = matchReport(
    [once, { ...once, lineNo: 2 }],
    [payment, refund],
    new Set(['refund refund-1', 'payment key-1']),
  );
  expect(matched.map(({ outcome }) => outcome)).toEqual(['matched', 'twice', 'missing-there']);
});

test('every line has one outcome, and everything expected is either reported or missing there, once', () => {
  const keys = fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 12 });
  fc.assert(
    fc.property(keys, keys, (reported, ours) => {
      const lines = reported.map((key, index) => line({ lineNo: index + 1, key: `k${key}`, gross: 100 }));
      const booked = [...new Set(ours)].map((key) => ({ ...payment, key: `k${key}`, reference: '', amount: 100 }));
      const matched = matchReport(lines, booked, new Set(booked.map(({ key }) => `payment ${key}`)));
      expect(matched.filter((one) => one.line).map((one) => one.line)).toEqual(lines);
      const count = (outcome: string) => matched.filter((one) => one.outcome === outcome).length;
      expect(count('matched') + count('missing-there')).toBe(booked.length);
      expect(count('matched') + count('missing-here') + count('twice')).toBe(lines.length);
    }),
  );
});
