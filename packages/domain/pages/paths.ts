/** Product id at the end of a path part: 8 to 11 capitals or digits after the slug (C2.13, C2.16). */
export function productIdOfSlug(slug: string): string | undefined {
  return /^(?:.*-p?)?([A-Z0-9]{8,11})$/.exec(slug)?.[1];
}

/** Category id at the end of a /c/ path part: 4 to 10 digits (C2.14). */
export function categoryIdOfSlug(slug: string): string | undefined {
  return /^(?:.*-)?(\d{4,10})$/.exec(slug)?.[1];
}

/** The target of the alternative forms `slug-c1234` and `slug-pAB123456` (C2.15, C2.16). */
export function targetOfAlternativePath(
  part: string,
): Readonly<{ kind: 'product' | 'category'; id: string; slug: string }> | undefined {
  const product = /^(.+)-p([A-Z0-9]{8,11})$/.exec(part);
  if (product?.[1] && product[2]) return { kind: 'product', slug: product[1], id: product[2] };
  const category = /^(.+)-c(\d{4,6})$/.exec(part);
  if (category?.[1] && category[2]) return { kind: 'category', slug: category[1], id: category[2] };
  return undefined;
}

/** A product id within any text: two capitals and six or more capitals or digits at its end (C9.13). */
export function trailingProductId(text: string): string | undefined {
  return /(?:^|[^A-Z0-9])([A-Z]{2}[A-Z0-9]{6,})$/.exec(text)?.[1];
}

/** Path of a product page (C2.13). */
export function productPath(locale: string, slug: string, productId: string): string {
  return `/${locale}/p/${slug}-${productId}`;
}

/** Path of a category listing (C2.14). */
export function categoryPath(locale: string, slug: string, categoryId: string): string {
  return `/${locale}/c/${slug}-${categoryId}`;
}

/** Path of a store page; the id is last, with the shop's capitals. */
export function storePath(locale: string, { id, name }: Readonly<{ id: string; name: string }>): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `/${locale}/stores/${slug}-${id}`;
}

/** Store id at the end of a /stores/ path part: it begins with the first capital or digit after the slug. */
export function storeIdOfSlug(slug: string): string | undefined {
  return /^(?:[a-z0-9-]*-)?([A-Z][A-Z0-9-]{0,63})$/.exec(slug)?.[1];
}

/** Path of the page of an event of the brand. */
export function eventPath(locale: string, key: string): string {
  return `/${locale}/events/${key}`;
}

/** Path of an article. */
export function articlePath(locale: string, key: string): string {
  return `/${locale}/articles/${key}`;
}

/** Path of the page of a dialog of the content; a link to it opens the dialog above the page that it is on. */
export function dialogPath(locale: string, key: string): string {
  return `/${locale}/dialogs/${key}`;
}

/** Path of a page without its market: `/p/skiff-SKTERN01FOM`. */
export function routeOfPath(path: string): string {
  return path.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|$)/, '') || '/';
}
