/** The address of a page of the history; members with their usual value are left out. */
export function historyHref(
  home: string,
  { page, group, search }: Readonly<{ page: number; group: string | null; search: string }>,
): string {
  const query = new URLSearchParams({
    ...(group === null ? {} : { group }),
    ...(search === '' ? {} : { q: search }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? home : `${home}?${query}`;
}
