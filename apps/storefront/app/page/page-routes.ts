import type { EntryContext } from 'react-router';
import type { SharedText } from './written-page.ts';

type Manifest = EntryContext['manifest'];
type Route = NonNullable<Manifest['routes'][string]>;

/** What the router needs to know of the routes of one page, and what it would write of their scripts. */
export type PageRoutes = Readonly<{
  /** With the routes of the page alone, and without the scripts that they import. */
  manifest: Manifest;
  /** The links that the router writes by that manifest, with the mark of the page's scripts. */
  written: (mark: string) => string;
  /** The links that preload every script of the page, which stand in their place. */
  preloads: SharedText;
}>;

const known = new WeakMap<Manifest, Map<string, PageRoutes>>();

/**
 * The routes of a page, made once for each page type: the router makes all routes of its manifest anew for each page that it renders,
 * and a page has a hundred links to scripts, which are the same on each page of a type.
 */
export function routesOfPage(manifest: Manifest, ids: readonly string[]): PageRoutes {
  const pages = known.get(manifest) ?? new Map<string, PageRoutes>();
  known.set(manifest, pages);
  const key = ids.join(' ');
  const page = pages.get(key) ?? makeRoutes(manifest, ids);
  pages.set(key, page);
  return page;
}

function makeRoutes(manifest: Manifest, ids: readonly string[]): PageRoutes {
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const { url, entry } = manifest;
  const first = [url, entry.module];
  const few = [...first, ...new Set(routes.flatMap(ownFilesOf))];
  const all = [...first, ...new Set([...entry.imports, ...routes.flatMap(filesOf)])];
  return {
    manifest: {
      ...manifest,
      entry: { ...entry, imports: [] },
      routes: Object.fromEntries(routes.map((route) => [route.id, { ...route, imports: [] }])),
    },
    written: (mark) => few.map((file) => `<link rel="modulepreload" href="${file}" nonce="${mark}"/>`).join(''),
    preloads: { text: scriptsLast(all.map((file) => `<link rel="modulepreload" href="${file}"/>`).join('')) },
  };
}

/** In the order of the router's links. */
const filesOf = (route: Route) => [...ownFilesOf(route), ...(route.imports ?? [])];

function ownFilesOf(route: Route): readonly string[] {
  const { module, clientActionModule, clientLoaderModule, hydrateFallbackModule } = route;
  return [module, clientActionModule, clientLoaderModule, hydrateFallbackModule].filter((file) => file !== undefined);
}

/** Delays scripts until after fonts and pictures: a page is complete before they run. The router has no setting for it. */
export function scriptsLast(head: string): string {
  return head.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}
