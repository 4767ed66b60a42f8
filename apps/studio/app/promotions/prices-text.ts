import type { AmountsView } from '@eyelet/contracts/promotion-desk/amounts.ts';
import { amountOf, noNumber } from './numbers.ts';
import { currencies } from './typed-amounts.ts';

type ListedPrice = Readonly<{ masterId: string; amounts: AmountsView }>;

/** What is wrong with a line, counted from 1. */
export type LineProblem = Readonly<{ kind: 'line' | 'twice'; line: number; text: string }>;

const header = ['product', ...currencies] as const;

/** Letters of the id of a style; a colourway has more. */
const styleLength = 8;

/** Group prices as text: comma-separated, with a heading. */
export function pricesText(prices: readonly ListedPrice[]): string {
  if (prices.length === 0) return '';
  const lines = prices.map(({ masterId, amounts }) =>
    [masterId, ...currencies.map((currency) => amounts[currency] ?? '')].join(','),
  );
  return [header.join(','), ...lines].join('\n');
}

/**
 * The prices of a text, with the first problem of its lines. Spreadsheets of some languages separate by semicolons, as their
 * amounts have commas; tabs are understood as well. Columns of other names are left out.
 */
export function pricesOf(text: string): Readonly<{ prices: readonly ListedPrice[]; problem: LineProblem | undefined }> {
  const lines = text.split(/\r?\n/).map((line) => line.replace('\uFEFF', '').trim());
  const separator = separatorOf(lines.find((line) => line !== '') ?? '');
  const prices: ListedPrice[] = [];
  const problems: LineProblem[] = [];
  let columns: readonly string[] = header;
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const cells = line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    if (cells.some((cell) => (currencies as readonly string[]).includes(cell.toUpperCase()))) {
      columns = cells.map((cell) => cell.toUpperCase());
      continue;
    }
    const masterId = (cells[0] ?? '').slice(0, styleLength);
    const amounts = amountsIn(cells, columns);
    const at = { line: index + 1, text: line };
    if (masterId === '' || amounts === undefined) problems.push({ kind: 'line', ...at });
    else if (prices.some((one) => one.masterId === masterId)) problems.push({ kind: 'twice', ...at, text: masterId });
    prices.push({ masterId, amounts: amounts ?? {} });
  }
  return { prices, problem: problems[0] };
}

function separatorOf(line: string): string {
  return [';', '\t'].find((one) => line.includes(one)) ?? ',';
}

/** Undefined where there is none, or one is no amount. */
function amountsIn(cells: readonly string[], columns: readonly string[]): AmountsView | undefined {
  const given = currencies.flatMap((currency) => {
    const amount = amountOf(cells[columns.indexOf(currency)] ?? '');
    return amount === null ? [] : [[currency, amount] as const];
  });
  const isSound = given.length > 0 && given.every(([, amount]) => amount !== noNumber && amount > 0);
  return isSound ? Object.fromEntries(given) : undefined;
}
