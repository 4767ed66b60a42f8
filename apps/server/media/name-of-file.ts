const longest = 60;

/** The title made from a file name: without folders and extension. */
export function titleOfFile(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  const words = last
    .replace(/\.[A-Za-z0-9]{2,5}$/, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
  return words.slice(0, 120) || 'file';
}

/**
 * A medium's name made from a file name: lowercase letters without accents, digits and single hyphens; the first free
 * one of `harbour`, `harbour-2`, `harbour-3` …
 */
export function nameOfFile(fileName: string, isFree: (name: string) => boolean): string {
  const plain = titleOfFile(fileName).normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();
  const stem =
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, longest)
      .replace(/-+$/, '') || 'file';
  if (isFree(stem)) return stem;
  for (let number = 2; ; number++) if (isFree(`${stem}-${number}`)) return `${stem}-${number}`;
}
