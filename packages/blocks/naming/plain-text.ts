const entities: ReadonlyMap<string, string> = new Map([
  ...([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
    ['nbsp', ' '],
    ['shy', ''],
  ] as const),
]);

/** The words of HTML, on one line. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:p|li|ul|ol|h\d|br|div)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (all, name: string) => entities.get(name) ?? signOf(name) ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The sign of a numeric reference, such as `#8211` or `#x2013`; undefined if it names none. */
function signOf(reference: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(reference) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
