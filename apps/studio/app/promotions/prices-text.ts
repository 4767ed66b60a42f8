import { productIdPattern } from '@eyelet/contracts/catalogue/ids.ts';
import type { AmountsView } from '@eyelet/contracts/promotion-desk/amounts.ts';
import { styleIdOf } from '@eyelet/domain/catalogue/style-id.ts';
import { amountOf, noNumber } from './numbers.ts';
import { currencies } from './typed-amounts.ts';

type ListedPrice = Readonly<{ masterId: string; amounts: AmountsView }>;

/** What is wrong with a line, counted from 1, or that the text is too long to be read. */
export type PricesProblem =
  | Readonly<{ kind: 'line' | 'twice'; line: number; text: string }>
  | Readonly<{ kind: 'long' }>;

/** Characters of a list with five hundred products and a price in each currency, with room to spare. */
export const mostCharacters = 60_000;

const header = ['product', ...currencies] as const;

const productId = new RegExp(productIdPattern);

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
 * amounts have commas; tabs are understood as well. Columns of other names are left out. Nothing is read of a text that is too long:
 * cut, it could end within an amount.
 */
export function pricesOf(
  text: string,
): Readonly<{ prices: readonly ListedPrice[]; problem: PricesProblem | undefined }> {
  if (text.length > mostCharacters) return { prices: [], problem: { kind: 'long' } };
  const lines = text.split(/\r?\n/).map((line) => line.replace('\uFEFF', '').trim());
  const first = lines.findIndex((line) => line !== '');
  const separator = separatorOf(lines[first] ?? '');
  const prices: ListedPrice[] = [];
  const problems: PricesProblem[] = [];
  const seen = new Set<string>();
  let columns: readonly string[] = header;
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const cells = line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    if (index === first && isHeading(cells)) {
      columns = cells.map((cell) => cell.toUpperCase());
      continue;
    }
    const masterId = styleIdOf(cells[0] ?? '');
    const amounts = amountsIn(cells, columns);
    const at = { line: index + 1, text: line };
    if (masterId === '' || amounts === undefined) problems.push({ kind: 'line', ...at });
    else if (seen.has(masterId)) problems.push({ kind: 'twice', ...at, text: masterId });
    seen.add(masterId);
    prices.push({ masterId, amounts: amounts ?? {} });
  }
  return { prices, problem: problems[0] };
}

/** Whether the first line names columns. A product is none, whatever else stands beside it. */
function isHeading(cells: readonly string[]): boolean {
  const names = cells.map((cell) => cell.toUpperCase());
  return !productId.test(cells[0] ?? '') && currencies.some((currency) => names.includes(currency));
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
