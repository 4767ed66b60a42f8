export type PageLink = number | 'gap';

/** Pages shown on each side of the current one (C9.03). */
export const siblings = 2;

/** A page number from a query; the first page is 1, and an invalid number counts as it (C9.04). */
export function pageNumber(asked: string | null | undefined): number {
  const number = Number(asked);
  return Number.isInteger(number) && number >= 1 ? number : 1;
}

/**
 * The links of a pagination: first, last, the current page with its siblings, and gaps between (C9.03). A gap of a
 * single page is replaced by that page.
 */
export function pageLinks(current: number, count: number): readonly PageLink[] {
  const links: PageLink[] = [];
  let before = 0;
  for (let page = 1; page <= count; page += 1) {
    if (page !== 1 && page !== count && Math.abs(page - current) > siblings) continue;
    if (page - before === 2) links.push(page - 1);
    else if (page - before > 2) links.push('gap');
    links.push(page);
    before = page;
  }
  return links;
}
