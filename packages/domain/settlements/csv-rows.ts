/** The rows of a text of comma-separated values (RFC 4180); quoted cells may hold commas, quotes and line breaks. Empty lines are no rows. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
  const plain = text.replace(/^\uFEFF/, '');
  while (cells.lastIndex < plain.length) {
    const found = cells.exec(plain);
    if (!found) return [];
    const [, quoted, bare = '', end] = found;
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ',') {
      // A comma at the very end is followed by one more cell, an empty one.
      if (cells.lastIndex === plain.length) row.push('');
      else continue;
    }
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}
