import { type Page, pages } from '@eyelet/domain/pages/pages.ts';
import routes from './app/routes.ts';

type Modules = Readonly<{ getModuleInfo: (id: string) => Readonly<{ importers: readonly string[] }> | null }>;

/**
 * Pages that everybody comes through, by file, and the frame around all pages. What they share must not bring along what only
 * forms, carts and accounts need.
 */
const busyPaths = Object.entries<Page>(pages)
  .filter(([, { busy }]) => busy)
  .map(([path]) => [':locale', path].filter(Boolean).join('/'));
const busyFiles = [
  'root.tsx',
  'entry.client.tsx',
  ...routes.filter(({ path = '' }) => busyPaths.includes(path.replace('/:slug', ''))).map(({ file }) => file),
];

const known = new Map<string, ReadonlySet<string>>();

/** The busy pages that import a module, themselves or by others; what is imported on demand does not count. */
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

/** What a product page shares with cart or checkout stays apart, so that these need not fetch the rest of it. */
function productChunkOf(id: string, modules: Modules): 'product' | 'buying' {
  return importedBy(cartOrCheckout, id, modules) ? 'buying' : 'product';
}

/** Whether a module is imported by a file, itself or by others; what is imported on demand does not count. */
function importedBy(file: RegExp, id: string, modules: Modules, seen: Set<string> = new Set()): boolean {
  if (file.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((one) => importedBy(file, one, modules, seen));
}

/**
 * The chunk of a module that busy pages import: one for what all have, one for what pages of blocks, listings and product
 * pages have for themselves. Undefined for what no busy page imports.
 */
function busyChunkOf(id: string, modules: Modules): 'shop' | 'blocks' | 'listing' | 'product' | 'buying' | undefined {
  const files = [...busyPagesOf(id, modules)];
  const only = (...rooms: readonly string[]) =>
    files.every((file) => rooms.some((room) => file === `${room}/page.tsx`));
  if (files.length === 0) return undefined;
  if (only('home', 'content')) return 'blocks';
  if (only('listing', 'search')) return 'listing';
  return only('product') ? productChunkOf(id, modules) : 'shop';
}

const house = /packages\/(?:ui|domain|contracts|blocks|messages)\/|apps\/storefront\/app\//;
/** Fields and what is checked of them, which the checkout shares with the pages of consumers. */
const fields = /(ui\/fields|domain\/validation|app\/forms)\//;
/** What is told of a refusal, which busy pages fetch when there is one. */
const refusals = /(contracts\/errors\/named-ids|messages\/error-text|app\/session\/re(fusals|load-guard))/;
const consumerRooms =
  /(app\/(consumer|joining|auth|subscriptions|forms|bot-check|human-check|passkeys)|contracts\/(auth|consumer|subscriptions|cards|passkeys)|domain\/(consumer|forms))\//;

/**
 * One chunk for the framework, one for what busy pages share, one for refusals, for the fields of forms, for addresses,
 * and for what the pages of consumers share; many small ones would weigh more on the wire.
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
      name: (id: string, modules: Modules) => (busyChunkOf(id, modules) ? null : 'refusals'),
      test: refusals,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => (busyChunkOf(id, modules) ? null : 'fields'),
      test: fields,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => (busyChunkOf(id, modules) ? null : 'addresses'),
      test: /domain\/addresses\//,
      minShareCount: 2,
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
