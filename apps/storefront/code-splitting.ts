import { type Page, pages } from '@eyelet/domain/pages/pages.ts';
import routes from './app/routes.ts';

type Modules = Readonly<{ getModuleInfo: (id: string) => Readonly<{ importers: readonly string[] }> | null }>;

/** Pages that everybody comes through; what they share must not bring along what only forms, carts and accounts need. */
const busyPages: Readonly<Record<string, RegExp>> = {
  frame: /\/app\/(?:root|entry\.client)\.tsx/,
  home: /\/app\/home\/page\.tsx/,
  content: /\/app\/content\/page\.tsx/,
  listing: /\/app\/listing\/page\.tsx/,
  search: /\/app\/search\/page\.tsx/,
  product: /\/app\/product\/page\.tsx/,
};

const known = new Map<string, ReadonlySet<string>>();

/** The busy pages that import a module, themselves or by others; what is imported on demand does not count. */
function busyPagesOf(id: string, modules: Modules, above: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const found = known.get(id);
  if (found) return found;
  const itself = Object.keys(busyPages).filter((page) => busyPages[page]?.test(id));
  const importers = (modules.getModuleInfo(id)?.importers ?? []).filter((one) => !above.has(one));
  const pages = new Set([
    ...itself,
    ...importers.flatMap((one) => [...busyPagesOf(one, modules, new Set([...above, id]))]),
  ]);
  if (above.size === 0) known.set(id, pages);
  return pages;
}

/**
 * The chunk of a module that busy pages import: one for what all have, one for what pages of blocks, listings and product
 * pages have for themselves. Undefined for what no busy page imports.
 */
function busyChunkOf(id: string, modules: Modules): 'shop' | 'blocks' | 'listing' | 'product' | undefined {
  const pages = [...busyPagesOf(id, modules)];
  if (pages.length === 0) return undefined;
  if (pages.every((page) => page === 'home' || page === 'content')) return 'blocks';
  if (pages.every((page) => page === 'listing' || page === 'search')) return 'listing';
  return pages.join() === 'product' ? 'product' : 'shop';
}

const house = /packages\/(?:ui|domain|contracts|blocks|messages)\/|apps\/storefront\/app\//;
/** Fields and what is checked of them, which the checkout shares with the pages of consumers. */
const fields = /(ui\/fields|domain\/validation|app\/forms)\//;
const consumerRooms =
  /(app\/(account|joining|signing|newsletter|forms|bot-check|human-check|passkeys)|contracts\/(auth|consumer|subscriptions|cards|passkeys)|domain\/(consumer|forms))\//;

/**
 * One chunk for the framework, one for what busy pages share, one for the fields of forms, one for what the pages of
 * consumers share; many small ones would weigh more on the wire.
 */
export const codeSplitting = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
    {
      name: (id: string, modules: Modules) => (busyChunkOf(id, modules) === 'shop' ? 'shop' : null),
      test: house,
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => busyChunkOf(id, modules) ?? null,
      test: house,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => (busyChunkOf(id, modules) ? null : 'fields'),
      test: fields,
      minShareCount: 3,
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => (busyChunkOf(id, modules) ? null : 'consumer'),
      test: consumerRooms,
      minShareCount: 3,
      priority: 1,
    },
  ],
};
