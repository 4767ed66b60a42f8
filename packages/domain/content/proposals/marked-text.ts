/** What must come back from a translation as it is: `{name}` and the like. */
const placeholder = /\{[^{}<>]{1,60}\}/g;

const kept = (text: string) => `<span translate="no">${text}</span>`;
const keptAgain = /<span translate="no">([\s\S]*?)<\/span>/g;

const tag = /<[^>]*>/g;

/** A text as HTML for a translation service, which leaves what is marked `translate="no"` as it is. */
export function markedText(text: string, isHtml: boolean): string {
  const html = isHtml ? text : escaped(text).replaceAll('\n', '<br>');
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replaceAll(placeholder, kept)))
    .join('');
}

/**
 * The translation of a marked text, in the form of its source. Undefined if it is of no use: it is empty, or its
 * placeholders or elements are not those of the source.
 */
export function unmarkedText(translated: string, source: string, isHtml: boolean): string | undefined {
  const html = translated.replaceAll(keptAgain, '$1').trim();
  if (html.replaceAll(tag, '').trim() === '') return undefined;
  const sent = markedText(source, isHtml).replaceAll(keptAgain, '$1');
  if (!isSameList(html.match(placeholder), sent.match(placeholder))) return undefined;
  if (!isSameList(tagsOf(html), tagsOf(sent)) || !isBalanced(html)) return undefined;
  return isHtml ? html : unescaped(html.replaceAll(/<br\s*\/?>/g, '\n'));
}

/** Elements with their attributes, in one spelling. */
const tagsOf = (html: string) => html.match(tag)?.map((one) => one.replace(/\s*\/?>$/, '>'));

function isSameList(one: readonly string[] | null | undefined, other: readonly string[] | null | undefined): boolean {
  const [first, second] = [one ?? [], other ?? []].map((list) => list.toSorted().join('\n'));
  return first === second;
}

/** Whether each element is closed, and none crosses another. */
function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/gi)) {
    if (name.toLowerCase() === 'br') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

const entities: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
];

const escaped = (text: string) => entities.reduce((html, [plain, entity]) => html.replaceAll(plain, entity), text);

/** Services may also write quotes and other characters as entities. */
function unescaped(html: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
  return html.replaceAll(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
