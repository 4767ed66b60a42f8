/** Query members of a page in preview: its mode, how it was let in, and what it shows. */
const members = new Set([
  'preview',
  'previewToken',
  'previewOnce',
  'previewDateTime',
  'siteId',
  'localePath',
  'previewItem',
  'previewShopper',
]);

/**
 * The redirect of a previewed page that was requested at `asked`: the page that it leads to is previewed alike, also where
 * only the URL says so, as in the frame of the editor. One to another host stays as it is.
 */
export function withPreviewMembers(location: string, asked: URL): string {
  const to = new URL(location, asked);
  if (to.host !== asked.host) return location;
  const added = [...asked.searchParams].filter(([name]) => members.has(name) && !to.searchParams.has(name));
  if (added.length === 0) return location;
  const [path = '', fragment] = location.split('#', 2);
  const query = `${path.includes('?') ? '&' : '?'}${new URLSearchParams(added)}`;
  return path + query + (fragment === undefined ? '' : `#${fragment}`);
}
