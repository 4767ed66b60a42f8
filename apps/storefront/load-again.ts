import type { Plugin } from 'vite';

/**
 * Around each dynamic import of the build. Chromium remembers a script that could not be fetched for as long as the page
 * lives; others ask again, as the HTML standard has it since 2026 (whatwg/html#10327). Its message ends with the address, which
 * with a query is another one for it; other messages end with a word that names nothing. What was loaded so is kept by
 * the text of its import: a second copy would have a state of its own. A script that a lost one imports is asked for under its own address,
 * so where that one was lost, the page has to be loaded anew.
 */
export const loadAgainCode = `
  const kept = {};
  let times = 0;
  export const __vitePreload = (load) => kept[load] ?? load().catch((error) => {
    const address = String(error).split(' ').pop();
    return (kept[load] ??= import(/* @vite-ignore */ address + '?' + ++times).catch(() => {
      delete kept[load];
      throw error;
    }));
  });`;

/**
 * Lets parts of a page that could not be loaded, as the connection was lost in that moment, be loaded by the next press
 * rather than by the next page. Takes the place of Vite's helper, which loads style sheets of scripts; there are none.
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
