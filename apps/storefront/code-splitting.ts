import { type Page, pages } from '@eyelet/domain/pages/pages.ts';
import routes from './app/routes.ts';

type Modules = Readonly<{ getModuleInfo: (id: string) => Readonly<{ importers: readonly string[] }> | null }>;

/**
 * Pages that everybody comes through. What they share must not bring along what only forms, carts and accounts need; what
 * carts share is fetched with the first of them.
 */
const busyPaths = Object.entries<Page>(pages)
  .filter(([, { busy }]) => busy)
  .map(([path]) => [':locale', path].filter(Boolean).join('/'));
const busyFiles = routes
  .filter(({ path = '' }) => busyPaths.includes(path.replace('/:slug', '')))
  .map(({ file }) => file);
const busyPage = new RegExp(`/app/(?:root\\.tsx|${busyFiles.join('|').replaceAll('.', '\\.')})`);

const known = new Map<string, boolean>();

/** Whether a busy page imports a module, itself or by others; what is imported on demand does not count. */
function servesBusyPages(id: string, modules: Modules, above: ReadonlySet<string> = new Set()): boolean {
  const found = known.get(id);
  if (found !== undefined) return found;
  if (busyPage.test(id)) return true;
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const serves = importers.some((one) => !above.has(one) && servesBusyPages(one, modules, new Set([...above, id])));
  if (serves || above.size === 0) known.set(id, serves);
  return serves;
}

/** What listings share stays with them: product pages and the home page do without. */
const house =
  /packages\/(?:ui\/(?!navigation\/pagination|products\/product-grid)|domain\/|contracts\/)|apps\/storefront\/app\/(?!listing\/)/;
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
      name: (id: string, modules: Modules) => (servesBusyPages(id, modules) ? 'shop' : null),
      test: house,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => (servesBusyPages(id, modules) ? null : 'fields'),
      test: fields,
      minShareCount: 3,
      priority: 2,
    },
    {
      name: (id: string, modules: Modules) => (servesBusyPages(id, modules) ? null : 'consumer'),
      test: consumerRooms,
      minShareCount: 3,
      priority: 1,
    },
  ],
};
