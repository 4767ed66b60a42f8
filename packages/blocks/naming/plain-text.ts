const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', shy: '' },
};

/** The words of HTML, on one line. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:p|li|ul|ol|h\d|br|div)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
