import type { SectionProps } from '@eyelet/blocks/items/section/schema.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import type { ContentChange } from '@eyelet/contracts/preview/list-changes.ts';
import { readVersionsOfItems } from '@eyelet/db/content/versions-of-items.ts';
import { type Difference, differencesOf } from '@eyelet/domain/content/differences.ts';
import { matchesRoute } from '@eyelet/domain/content/merge-inherited.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { type Between, shownChange } from '@eyelet/domain/preview/changes.ts';
import { viewOf } from '../catalogue/view.ts';
import type { ItemChange } from '../content/live-index.ts';
import { nameDifferences } from '../content/name-differences.ts';
import { routeOf } from '../content/route-of.ts';
import type { Context } from '../kernel/context.ts';
import { pageFirst } from './product-changes.ts';
import { toldBetween } from './told.ts';

/** How many differences of an item are listed. */
const mostFields = 20;

/** Kinds of items that are on every page. */
const everywhere: ReadonlySet<string> = new Set(['menu', 'footer', 'benefit-bar', 'popup']);

/**
 * Items that shoppers of a market see differently at two moments, those of the page first, each with its first
 * differences. At most `most` are listed.
 */
export async function contentChanges(
  context: Pick<Context, 'shop' | 'market' | 'now'>,
  between: Between,
  { route, most }: Readonly<{ route: string; most: number }>,
): Promise<Readonly<{ total: number; rows: ContentChange[] }>> {
  const { shop, market, now } = context;
  const all = shop.catalogue.content.changesBetween(market.locale, between);
  const listed = pageFirst(all.map((change) => ({ ...change, onPage: isShown(change, route) }))).slice(0, most);
  const versions = await readVersionsOfItems(
    shop.database.db,
    listed.flatMap(({ id, before, after }) =>
      [before, after].flatMap((number) => (number === undefined ? [] : [{ itemId: id, number }])),
    ),
  );
  const changed = listed.flatMap((change) => {
    const own = versions.filter(({ itemId }) => itemId === change.id);
    const documentOf = (version: number | undefined) =>
      own.find(({ number }) => number === version)?.document as ContentDocument | undefined;
    const [before, after] = [documentOf(change.before), documentOf(change.after)];
    const what = shownChange(change.before, change.after);
    if (!what || !own[0]) return [];
    const onPage = change.onPage || [before, after].some((document) => isPlacedAt(document, route));
    const at = change.at === null ? null : new Date(change.at).toISOString();
    const kind = change.kind as ContentKind;
    const row = { itemId: change.id, kind, key: change.key, name: own[0].name, change: what, at, onPage };
    const compared =
      onPage && before && after
        ? [{ kind, before, after, differences: shownDifferences(differencesOf(before, after), market) }]
        : [];
    return [{ row, compared }];
  });
  const view = viewOf(shop.catalogue.memory(), market, now);
  const named = await nameDifferences(
    context,
    shop.database.db,
    changed.flatMap(({ compared }) => compared),
    { isTold: toldBetween(shop, view, between) },
  );
  const left = [...named];
  const rows = changed.map(({ row, compared }): ContentChange => {
    return { ...row, fields: compared.flatMap(() => [...(left.shift() ?? [])]) };
  });
  return { total: all.length, rows: pageFirst(rows) };
}

/** Whether an item is on a page: as the page, as a part of it, or as a part of every page. */
function isShown({ kind, tags }: ItemChange, route: string): boolean {
  if (everywhere.has(kind)) return true;
  if (route.startsWith('/p/')) return tags.includes('section/product');
  if (route.startsWith('/c/')) return tags.includes('section/category');
  return tags.some((tag) => {
    const [of = '', ...key] = tag.split('/');
    return routeOf(of as ContentKind, key.join('/')) === route;
  });
}

function isPlacedAt(document: ContentDocument | undefined, route: string): boolean {
  const { routes = [] } = (document?.props ?? {}) as SectionProps;
  return Array.isArray(routes) && routes.some((pattern) => matchesRoute(pattern, route));
}

/** The differences that readers of a market see. */
function shownDifferences(differences: readonly Difference[], { language, locale }: Market): readonly Difference[] {
  return differences
    .filter(({ path }) => {
      const [head, audience] = path.split('.');
      return head !== 'variants' || audience === language || audience === locale;
    })
    .slice(0, mostFields);
}
