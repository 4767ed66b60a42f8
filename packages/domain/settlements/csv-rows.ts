import { CsvError, parse } from 'csv-parse/sync';

/** The rows of a text of comma-separated values (RFC 4180). Empty lines are no rows; a text that is none has no rows. */
export function csvRows(text: string): readonly (readonly string[])[] {
  try {
    return parse(text, { bom: true, skip_empty_lines: true, relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}
