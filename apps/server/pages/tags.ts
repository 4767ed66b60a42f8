import type { CatalogueChange } from '../catalogue/reader.ts';

/**
 * Tags of the pages that a change affects. Routes name theirs in the `x-page-tags` header: `style:{masterId}` for a
 * product page, `listing` for a page that lists products (any product may move in it), `navigation` for the category
 * tree, which every page shows, `content:{kind}/{key}` for an item of the content, `content:{kind}` for a page that
 * lists items of a kind, `content:placed` for one with blocks placed at its route, `store:{id}` for the page of a
 * store.
 */
export function pageTagsOf(change: CatalogueChange): readonly string[] {
  return [
    ...change.masterIds.map((id) => `style:${id}`),
    ...(change.masterIds.length > 0 ? ['listing'] : []),
    ...(change.categories ? ['navigation', 'listing'] : []),
    ...change.contentTags.map((tag) => `content:${tag}`),
    ...new Set(change.contentTags.map((tag) => `content:${tag.split('/')[0]}`)),
    ...change.placeIds.map((id) => `store:${id}`),
  ];
}
