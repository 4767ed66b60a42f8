import { type Page, pages } from '@eyelet/domain/pages/pages.ts';
import routes from './app/routes.ts';

type Modules = Readonly<{ getModuleInfo: (id: string) => Readonly<{ importers: readonly string[] }> | null }>;

/**
 * Files of the pages with the most visitors, and the frame of all pages. Their shared chunk must not contain code that
 * only forms, carts and accounts need.
 */
const busyPaths = Object.entries<Page>(pages)
  .filter(([, { busy }]) => busy)
  .map(([path]) => [':locale', path].filter(Boolean).join('/'));
const busyFiles = [
  'root.tsx',
  'entry.client.tsx',
  ...routes.filter(({ path = '' }) => busyPaths.includes(path.replace('/:slug', ''))).map(({ file }) => file),
];

/** The view of a block, loaded by pages that show it. */
const blockView = /\/packages\/blocks\/[^/]+\/view\.tsx$/;

const known = new Map<string, ReadonlySet<string>>();

/** The busy pages that import a module, directly or indirectly; dynamic imports do not count. */
function busyPagesOf(id: string, modules: Modules, above: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const found = known.get(id);
  if (found) return found;
  const itself = busyFiles.filter((file) => id.replace(/\?.*/, '').endsWith(`/app/${file}`));
  const importers = (modules.getModuleInfo(id)?.importers ?? []).filter((one) => !above.has(one));
  const busy = new Set([
    ...itself,
    ...importers.flatMap((one) => [...busyPagesOf(one, modules, new Set([...above, id]))]),
  ]);
  if (above.size === 0) known.set(id, busy);
  return busy;
}

const cartOrCheckout = /\/app\/(?:cart|checkout)\/page\.tsx/;

/**
 * Modules that the product page shares with cart or checkout have their own chunk, so that cart and checkout need not
 * load the rest of the page.
 */
function productChunkOf(id: string, modules: Modules): 'product' | 'buying' {
  return importedBy(cartOrCheckout, id, modules) ? 'buying' : 'product';
}

/** Whether a file imports a module, directly or indirectly; dynamic imports do not count. */
function importedBy(file: RegExp, id: string, modules: Modules): boolean {
  return importersLike(file, id, modules).size > 0;
}

/** The files of a kind that import a module, directly or indirectly, without those behind another of the kind. */
function importersLike(file: RegExp, id: string, modules: Modules, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  if (file.test(id)) return new Set([id]);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((one) => [...importersLike(file, one, modules, seen)]));
}

/**
 * The chunk of a module that busy pages import: one for modules of all these pages, one for each of content, listing
 * and product pages, and one for product cards, which pages of text and the checkout do not show. Undefined for a
 * module that no busy page imports.
 */
function busyChunkOf(
  id: string,
  modules: Modules,
): 'shop' | 'cards' | 'blocks' | 'listing' | 'product' | 'buying' | undefined {
  const files = [...busyPagesOf(id, modules)];
  const only = (...rooms: readonly string[]) =>
    files.every((file) => rooms.some((room) => file === `${room}/page.tsx`));
  if (files.length === 0) return undefined;
  if (only('listing', 'search')) return 'listing';
  if (only('home', 'content', 'listing', 'search')) return 'blocks';
  if (only('product')) return productChunkOf(id, modules);
  return only('listing', 'search', 'product') && !importedBy(cartOrCheckout, id, modules) ? 'cards' : 'shop';
}

/** Of a module that many blocks share, such as their frame: almost every page with a block needs it. */
const many = 12;

/** The frame of the shop: its menu, its announcements, its foot and its pop-ups, which are content, too. */
const shellPart = /\/app\/(?:shell|popups)\//;

/**
 * Modules that many blocks share, and the shell at most, are one chunk for those of blocks alone and one for the others: they are
 * small, and a page would load a dozen of them.
 */
function partOfManyBlocks(id: string, modules: Modules): 'block-parts' | 'block-basics' | null {
  if (blockView.test(id) || importersLike(blockView, id, modules).size < many) return null;
  const pages = [...importersLike(/\/storefront\/app\//, id, modules)];
  if (!pages.every((file) => shellPart.test(file))) return null;
  return pages.length === 0 ? 'block-parts' : 'block-basics';
}

/**
 * Other modules that a block shares with some busy pages get chunks of their own, named like the file, so that a page with the
 * block need not load the rest.
 */
function partOfBlocks(id: string, modules: Modules): string | null {
  const chunk = busyChunkOf(id, modules);
  if (chunk === 'shop' || chunk === 'cards' || !chunk || partOfManyBlocks(id, modules)) return null;
  return importedBy(blockView, id, modules) ? id.replace(/^.*\/|\.tsx?.*$/g, '') : null;
}

const house = /packages\/(?:ui|domain|contracts|blocks|messages)\/|apps\/storefront\/app\//;
/** Fields and their validation, which the checkout shares with account pages. */
const fields = /(ui\/fields|domain\/validation|app\/forms)\//;
/** Code that shows refusals, which busy pages load on demand. */
const refusals = /(contracts\/errors\/named-ids|messages\/error-text|app\/session\/re(fusals|load-guard))/;
const consumerRooms =
  /(app\/(consumer|joining|auth|subscriptions|forms|bot-check|human-check|passkeys)|contracts\/(auth|consumer|subscriptions|cards|passkeys)|domain\/(auth|consumer|checkout|subscriptions|event-registrations))\//;

/**
 * One chunk each for the framework, for modules of busy pages, for refusals, for the fields and addresses of cart and
 * checkout, for those of accounts, and for modules that account pages share; many small chunks would be larger in
 * total.
 */
export const codeSplitting = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 6 },
    {
      name: (id: string, modules: Modules) => (busyChunkOf(id, modules) === 'shop' ? 'shop' : null),
      test: house,
      priority: 5,
    },
    { name: partOfBlocks, test: house, priority: 4 },
    { name: partOfManyBlocks, test: /packages\/blocks\//, priority: 3 },
    // The header loads it when a visitor comes near it, the search page at once.
    { name: 'search-box', test: /app\/search\/search-box\.tsx$/, priority: 3 },
    {
      name: (id: string, modules: Modules) => busyChunkOf(id, modules) ?? null,
      test: house,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => (busyChunkOf(id, modules) ? null : 'refusals'),
      test: refusals,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) =>
        !busyChunkOf(id, modules) && importedBy(cartOrCheckout, id, modules) ? 'fields' : null,
      test: fields,
      minShareCount: 2,
      priority: 2,
    },
    {
      // Fields that only accounts ask for, such as passwords and interests: cart and checkout need not load them.
      name: (id: string, modules: Modules) => (busyChunkOf(id, modules) ? null : 'account-fields'),
      test: fields,
      minShareCount: 2,
      priority: 1,
    },
    {
      name: (id: string, modules: Modules) =>
        !busyChunkOf(id, modules) && importedBy(cartOrCheckout, id, modules) ? 'addresses' : null,
      test: /domain\/addresses\//,
      minShareCount: 2,
      priority: 2,
    },
    {
      // Countries with their provinces: the checkout gets those of its country with the page.
      name: (id: string, modules: Modules) => (busyChunkOf(id, modules) ? null : 'countries'),
      test: /domain\/addresses\//,
      minShareCount: 2,
      priority: 1,
    },
    {
      // Of these, cart and checkout need little; a chunk takes along what its modules import, so account pages would have taken it.
      name: (id: string, modules: Modules) =>
        !busyChunkOf(id, modules) && importedBy(cartOrCheckout, id, modules) ? 'shopper' : null,
      test: /app\/shopper\//,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => (busyChunkOf(id, modules) ? null : 'consumer'),
      test: consumerRooms,
      minShareCount: 4,
      priority: 1,
    },
  ],
};
