import type { Plugin } from 'vite';

const file = /\/react-router\/dist\/production\/.*\/routeModules\.js$/;
const reload = 'window.location.reload();';
/** A route module that throws when it is rendered; prefetching it does nothing. */
const standIn =
  'return { default() { throw Object.assign(new Error("script of a page not loaded", { cause: error }), { unloaded: true }); } };';

/**
 * The router reloads the page when the script of another one cannot be fetched, even when a link to it was only hovered:
 * without a connection the shopper then gets the browser's own error page. Instead the failure is shown in
 * place of the page, and only after a navigation. Fails the build when the router's code has changed there.
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
