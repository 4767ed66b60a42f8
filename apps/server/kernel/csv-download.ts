import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { Download } from './download.ts';

/** A CSV file that is written while its rows are read; a row has its values by column name. */
export function csvDownload(
  fileName: string,
  columns: readonly string[],
  rows: Iterable<object> | AsyncIterable<object>,
): Download {
  // A spreadsheet would run a value that begins like a formula.
  const lines = stringify({ header: true, escape_formulas: true, columns: [...columns] });
  const source = Readable.from(rows);
  source.on('error', (error) => lines.destroy(error));
  return new Download(fileName, 'text/csv; charset=utf-8', source.pipe(lines));
}
