export type PageLink = number | 'gap';

/** Pages shown on each side of the current one (C9.03). */
export const siblings = 2;

/** A page number from a query; the first page is 1, and anything that is no page counts as it (C9.04). */
export function pageNumber(asked: string | null | undefined): number {
  const number = Number(asked);
  return Number.isInteger(number) && number >= 1 ? number : 1;
}

/** The links of a pagination: first, last, the current page with its siblings, and gaps between (C9.03). */
export function pageLinks(current: number, count: number): readonly PageLink[] {
  const links: PageLink[] = [];
  for (let page = 1; page <= count; page += 1) {
    const shown = page === 1 || page === count || Math.abs(page - current) <= siblings;
    if (shown) links.push(page);
    else if (links.at(-1) !== 'gap') links.push('gap');
  }
  return links;
}
