/**
 * The URL of the page that a request loads or posts to. For navigation with scripts the router requests `/path.data` with query
 * members of its own (`_routes`, and `index` without a value), which no link or redirect may repeat.
 */
export function pageUrl({ url }: Pick<Request, 'url'>): URL {
  const page = new URL(url);
  page.pathname = page.pathname.replace(/\.data$/, '');
  page.searchParams.delete('_routes');
  if (page.searchParams.get('index') === '') page.searchParams.delete('index');
  return page;
}
