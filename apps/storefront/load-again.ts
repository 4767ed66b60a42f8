import { reportUnloaded } from '@eyelet/contracts/performance/report-unloaded.ts';
import type { Plugin } from 'vite';

/**
 * Wraps each dynamic import of the build, to retry it. Chromium remembers a failed script as long as the document
 * lives; other browsers fetch it again, as the HTML standard requires since 2026 (whatwg/html#10327). Chromium's error
 * message ends with the URL, to which a query is added to make it another one; other messages end with a word that is
 * no URL. A script that was loaded in this way is cached by the code of its import, as a second copy would have state
 * of its own. The scripts that it imports are fetched under their own URLs; if one of those failed before, the page has
 * to be loaded anew.
 *
 * A script that cannot be had although the browser is online is reported once, by the name of its file.
 */
export const loadAgainCode = `
  const kept = {};
  const told = {};
  let times = 0;
  const tell = (load) => {
    const [script] = /[\\w-]+\\.js/.exec(load);
    told[script] ||=
      navigator.onLine &&
      navigator.sendBeacon('${reportUnloaded.path}', new Blob([JSON.stringify({ script })], { type: 'application/json' }));
  };
  export const __vitePreload = (load) => kept[load] ?? load().catch((error) => {
    const address = String(error).split(' ').pop();
    return (kept[load] ??= import(/* @vite-ignore */ address + '?' + ++times).catch(() => {
      delete kept[load];
      tell(load);
      throw error;
    }));
  });`;

/**
 * Lets the next press, rather than the next page, load a part of a page whose script failed to load as the connection
 * was lost. Replaces Vite's helper, which loads the style sheets of scripts; there are none.
 */
export function loadAgain(): Plugin {
  let found = false;
  return {
    name: 'load-again',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /vite\/preload-helper\.js/ },
      handler() {
        found = true;
        return { code: loadAgainCode, moduleSideEffects: false };
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('Vite has no helper for dynamic imports at vite/preload-helper.js any more');
    },
  };
}
