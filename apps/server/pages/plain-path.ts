import { type Page, pages } from '@eyelet/domain/pages/pages.ts';

/** Parts of a path that an id follows, such as those of products, lists and stores; ids keep their case. */
const beforeIds: readonly string[] = Object.entries<Page>(pages)
  .filter(([, { ids }]) => ids)
  .map(([part]) => part);

/** The other form of a product's path, with its id at the end: `some-shoe-pSKTERN01FOM`. */
const endsInId = /-p[A-Z0-9]{8,11}(?:\.data)?$/;

const localeShape = /^[a-z]{2}-[a-z]{2}$/;

/**
 * The canonical form of a page's path: no empty parts, no needless percent-encoding, lower case except in ids. Other
 * forms redirect to it, so that each page has one URL.
 */
export function plainPath(path: string): string {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decodedWhereAllowed);
  const at = localeShape.test((parts[0] ?? '').toLowerCase()) ? 1 : 0;
  const hasId = beforeIds.includes((parts[at] ?? '').toLowerCase());
  const isKept = (part: string, index: number) => (hasId && index > at) || (index === at && endsInId.test(part));
  return `/${parts.map((part, index) => (isKept(part, index) ? part : lowered(part))).join('/')}`;
}

const encoded = /%[0-9a-f]{2}/gi;

/** Decodes characters that need no encoding (RFC 3986 §2.3); other codes are written in upper case. */
function decodedWhereAllowed(part: string): string {
  return part.replace(encoded, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
  });
}

function lowered(part: string): string {
  return part.replace(/%[0-9A-F]{2}|[A-Z]+/g, (text) => (text.startsWith('%') ? text : text.toLowerCase()));
}
