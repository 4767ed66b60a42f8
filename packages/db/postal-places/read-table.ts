import { foldName } from './fold-name.ts';
import type { PostalPlaceRow } from './postal-place.ts';

const line = /^(\S+) (.+?) (-?\d+\.\d+) (-?\d+\.\d+)(?: (\d))?$/;

/**
 * Rows of a table of one country. A row has the prefixes of the postal codes, `010-011,013` or `-` for none; the town,
 * with its names in other languages after slashes; latitude and longitude; and how well known the town is, 0 to 9.
 */
export function readTable(country: string, table: string): readonly PostalPlaceRow[] {
  return table
    .trim()
    .split('\n')
    .flatMap((text) => {
      const [, codes = '', names = '', latitude, longitude, weight = '0'] = line.exec(text) ?? [];
      if (codes === '') throw new Error(`${country}: no postal place: ${text}`);
      const position = { latitude: Number(latitude), longitude: Number(longitude) };
      return names.split('/').flatMap((name, index) =>
        codesOf(codes, index).map((code) => ({
          country,
          code,
          name,
          folded: foldName(name),
          weight: Number(weight),
          ...position,
        })),
      );
    });
}

/** Codes belong to the first name; the others are found by name only. */
function codesOf(codes: string, index: number): readonly string[] {
  if (codes === '-' || index > 0) return [''];
  return codes.split(',').flatMap((part) => {
    const [from = '', to = from] = part.split('-');
    const span = Number(to) - Number(from);
    return from === to
      ? [from]
      : Array.from({ length: span + 1 }, (_, step) => String(Number(from) + step).padStart(from.length, '0'));
  });
}
