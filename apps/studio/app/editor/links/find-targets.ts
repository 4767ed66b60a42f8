import { listContent } from '@eyelet/contracts/content/list.ts';
import { suggest } from '@eyelet/contracts/search/suggest.ts';
import { searchStores } from '@eyelet/contracts/stores/search.ts';
import { pages } from '@eyelet/domain/pages/pages.ts';
import { articlePath, dialogPath, eventPath, storePath } from '@eyelet/domain/pages/paths.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';
import { call } from '../../session/api.ts';

/** Where links lead. */
export const targetKinds = ['page', 'category', 'product', 'store', 'dialog'] as const;

/** Events are among the pages, and are named by their keys where one registers for them. */
export type TargetKind = (typeof targetKinds)[number] | 'event';

export const targetKindNames: Readonly<Record<TargetKind, MessageKey>> = {
  page: 'studio.editor.target.page',
  category: 'studio.editor.target.category',
  product: 'studio.editor.target.product',
  store: 'studio.editor.target.store',
  dialog: 'blocks.kind.dialog',
  event: 'blocks.kind.event',
};

/** Where a link may lead: its path without the market, and the id by which blocks name it. */
export type Target = Readonly<{ kind: TargetKind; id: string; href: string; name: string; hint: string }>;

/** Kinds that are content, of which the first ones are offered before anything is typed. */
const written: ReadonlySet<TargetKind> = new Set(['page', 'dialog', 'event']);

/** As many of each kind are shown; more words find what is not among them. */
const most = 6;

/** What a shop has under some words, in the language of the studio; at least two letters for what is no content. */
export async function findTargets(words: string, kinds: readonly TargetKind[]): Promise<readonly Target[]> {
  const wants = (kind: TargetKind) => kinds.includes(kind) && (written.has(kind) || words.length > 1);
  const found = await Promise.all([
    wants('page') ? findPages(words) : [],
    wants('category') || wants('product') ? findInCatalogue(words) : [],
    wants('store') ? findStores(words) : [],
    wants('dialog') ? findWritten('dialog', words, (key) => withoutMarket(dialogPath('xx-xx', key))) : [],
    wants('event') ? findWritten('event', words, contentPaths.event) : [],
  ]);
  return found.flat().filter(({ kind }) => kinds.includes(kind));
}

const contentPaths = {
  page: (key: string) => (key === 'home' ? '/' : `/${key}`),
  article: (key: string) => withoutMarket(articlePath('xx-xx', key)),
  event: (key: string) => withoutMarket(eventPath('xx-xx', key)),
} as const;

/** Entries of the table of pages that are no page by themselves, or one for authors alone. */
const unlinked: ReadonlySet<string> = new Set([
  ...['', '*', 'p', 'c', 'shell', 'versions', 'stores', 'dialogs', 'event-registration'],
  ...['dev', 'cms-preview', 'preview-changes', 'preview-part'],
]);

/** Pages of the shop that are no content, which sitemaps list or shoppers reach from anywhere. */
const fixedPages = Object.keys(pages).filter((path) => !unlinked.has(path));

async function findPages(words: string): Promise<readonly Target[]> {
  const search = words === '' ? {} : { search: words };
  const kinds = Object.keys(contentPaths) as (keyof typeof contentPaths)[];
  const lists = await Promise.all(kinds.map((kind) => call(listContent, { query: { kind, ...search, limit: most } })));
  const items = lists.flatMap(({ rows }) =>
    rows.map(({ itemId, kind, key, name }): Target => {
      const href = contentPaths[kind as keyof typeof contentPaths](key);
      return { kind: 'page', id: itemId, href, name, hint: href };
    }),
  );
  const fixed = fixedPages
    .filter((path) => words !== '' && path.includes(words.toLowerCase()))
    .map((path): Target => ({ kind: 'page', id: path, href: `/${path}`, name: `/${path}`, hint: '' }));
  return [...items, ...fixed.slice(0, most)];
}

/** Items of a kind, by their keys. */
async function findWritten(
  kind: 'dialog' | 'event',
  words: string,
  pathOf: (key: string) => string,
): Promise<readonly Target[]> {
  const search = words === '' ? {} : { search: words };
  const { rows } = await call(listContent, { query: { kind, ...search, limit: most } });
  return rows.map(({ key, name }): Target => ({ kind, id: key, href: pathOf(key), name, hint: key }));
}

async function findInCatalogue(q: string): Promise<readonly Target[]> {
  const { categories, products } = await call(suggest, { query: { q } });
  return [
    ...categories.map(
      ({ id, name, within, url }): Target => ({ kind: 'category', id, href: withoutMarket(url), name, hint: within }),
    ),
    ...products.map(
      ({ id, name, kind, url }): Target => ({
        ...{ kind: 'product', id, href: withoutMarket(url), name },
        hint: [kind, id].filter((one) => one !== '').join(' · '),
      }),
    ),
  ];
}

async function findStores(text: string): Promise<readonly Target[]> {
  const { stores } = await call(searchStores, { query: { text, count: most } });
  return stores.map(({ id, name, address }): Target => {
    return { kind: 'store', id, href: withoutMarket(storePath('xx-xx', { id, name })), name, hint: address.city };
  });
}

/** Content holds paths without the market; each market puts its own before them. */
function withoutMarket(path: string): string {
  return path.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/|$)/, '') || '/';
}
