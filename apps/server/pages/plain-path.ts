import { type Page, pages } from '@eyelet/domain/pages/pages.ts';

/** Parts of a path whose next part is an id, as of a product, a list or a store, written as it is kept. */
const beforeIds: readonly string[] = Object.entries<Page>(pages)
  .filter(([, { ids }]) => ids)
  .map(([part]) => part);

/** The other form of a product's path: `some-shoe-pSKTERN01FOM`. */
const endsInId = /-p[A-Z0-9]{8,11}(?:\.data)?$/;

const localeShape = /^[a-z]{2}-[a-z]{2}$/;

/**
 * The one way to write a path of a page: no empty parts, letters and digits as themselves rather than as codes, small
 * letters but in ids. What is written otherwise is led there, so that a page has one address, and is seen for what it is.
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

/** Codes of what needs none (RFC 3986 §2.3) are undone; the others are written with capitals. */
function decodedWhereAllowed(part: string): string {
  return part.replace(encoded, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
  });
}

function lowered(part: string): string {
  return part.replace(/%[0-9A-F]{2}|[A-Z]+/g, (text) => (text.startsWith('%') ? text : text.toLowerCase()));
}
