/** Paragraphs of plain text as HTML. */
export function paragraphsAsHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
