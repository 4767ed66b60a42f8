import type { Plugin } from 'vite';

const file = /\/react-router\/dist\/production\/.*\/routeModules\.js$/;
const reload = 'window.location.reload();';
/** A route module that throws when it is rendered; prefetching it does nothing. */
const standIn =
  'return { default() { throw Object.assign(new Error("script of a page not loaded", { cause: error }), { unloaded: true }); } };';

/**
 * By default the router reloads the page when the script of another page cannot be fetched, even if a link to it was
 * only hovered, and a shopper without a connection gets the browser's own error page. This plugin shows the failure in
 * place of the page instead, and only after a navigation. The build fails if the router's code has changed there.
 */
export function stayWhenUnloaded(): Plugin {
  let found = false;
  return {
    name: 'stay-when-unloaded',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: file },
      handler(code) {
        found ||= code.includes(reload);
        return { code: code.replace(reload, standIn), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error(`the router has no "${reload}" any more in ${file.source}`);
    },
  };
}
