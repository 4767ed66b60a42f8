import type { Plugin } from 'vite';

/**
 * Replacements for modules of the framework that no page of this shop uses. The router imports them whole, whichever of
 * its features are on: here the router is not instrumented, and the list of routes is part of the page. Vite's helper for dynamic
 * imports loads their style sheets, of which there are none.
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
  'vite/preload-helper.js': 'export const __vitePreload = (load) => load();',
};

/** The replacement of a module, by the end of its path; undefined for others. */
export function leanCodeOf(id: string): string | undefined {
  const path = id.replaceAll('\\', '/').replace(/\?.*/, '');
  return Object.entries(leanModules).find(([end]) => path.endsWith(end))?.[1];
}

/** Keeps unused modules of the framework out of the browser's scripts. */
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
  };
}
