import type { Plugin } from 'vite';
import { withoutIdle } from './without-idle.ts';

/**
 * Replacements for modules of the framework that no page of this shop uses. The router imports them whichever of its
 * features are on: here the router is not instrumented, and the list of routes is part of the page.
 */
export const leanModules: Readonly<Record<string, string>> = {
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const instrumentationResultMetaContext = undefined;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = undefined;
    export const instrumentClientSideRouter = undefined;
    export const instrumentHandler = undefined;`,
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 0;
    export const getManifestPath = undefined;
    export const getPartialManifest = undefined;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPathsWithAncestors = undefined;
    export const handleClientVersionMismatch = undefined;
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => undefined;`,
};

/** The replacement of a module, by the end of its path; undefined for others. */
export function leanCodeOf(id: string): string | undefined {
  const path = id.replaceAll('\\', '/').replace(/\?.*/, '');
  return Object.entries(leanModules).find(([end]) => path.endsWith(end))?.[1];
}

/**
 * Functions of the router that are never called here, by the end of their module's path: no page uses fetchers, route
 * discovery, React Server Components, view transitions of the router, or rendering in the browser alone. They stay as
 * empty functions, as others refer to them.
 */
export const idleFunctions: Readonly<Record<string, readonly string[]>> = {
  'react-router/dist/production/lib/router/router.js': [
    ...['fetch', 'handleFetcherAction', 'handleFetcherLoader', 'setFetcherError', 'updateFetcherState', 'getFetcher'],
    ...['resetFetcher', 'deleteFetcher', 'queueFetcherForDeletion', 'abortFetcher', 'markFetchersDone'],
    ...['markFetchRedirectsDone', 'abortStaleFetchLoads', 'getUpdatedRevalidatingFetchers'],
    ...['getSubmittingFetcher', 'getLoadingFetcher'],
    ...['discoverRoutes', 'patchRoutesImpl', 'restoreAppliedTransitions', 'persistAppliedTransitions'],
  ],
  'react-router/dist/production/lib/hooks.js': ['RSCErrorHandler', 'DefaultErrorComponent'],
  'react-router/dist/production/lib/dom/ssr/components.js': ['RSCPrefetchPageLinksImpl'],
  'react-router/dist/production/lib/dom/ssr/single-fetch.js': [
    ...['StreamTransfer', 'nonSsrStrategy', 'singleFetchLoaderFetcherStrategy'],
  ],
};

/** Names for development tools; without them the bundler sees which components are unused. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm;

/** Removes unused modules and functions of the framework from the browser's scripts. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const code = leanCodeOf(id);
      return code === undefined ? undefined : { code, moduleSideEffects: false };
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.*\.js$/ },
      handler(code, id) {
        const names = Object.entries(idleFunctions).find(([end]) => id.endsWith(end))?.[1] ?? [];
        return { code: withoutIdle(code, names).replace(displayName, ''), map: null };
      },
    },
  };
}
