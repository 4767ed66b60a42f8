import { type Page, pages } from '@eyelet/domain/pages/pages.ts';
import type { Plugin } from 'vite';

/** The members of a page that browsers need; the others are for the server and the build. */
function leanPage({ type, words, query, followsSignIn }: Page): Page {
  return { type, words, query, followsSignIn };
}

/** The code of the table for browsers. */
export function leanTable(): string {
  const rows = Object.entries<Page>(pages).map(([path, page]) => [path, leanPage(page)] as const);
  const said = rows.filter(
    ([path, page]) => path === '*' || Object.values(page).some((member) => member !== undefined),
  );
  return `export const pages = ${JSON.stringify(Object.fromEntries(said))};`;
}

/** Keeps members of the table of pages that only the server needs out of the browser's scripts. */
export function leanPages(): Plugin {
  return {
    name: 'lean-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/packages\/domain\/pages\/pages\.ts$/ },
      handler: () => ({ code: leanTable(), map: null, moduleSideEffects: false }),
    },
  };
}
