import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const stub = resolve(import.meta.dirname, 'app/session/schema-stub.ts');

/** Removes the schema library from the browser's scripts. On the server, schemas of blocks tell which members are HTML to be cleaned. */
export function leanSchemas(): Plugin {
  return {
    name: 'lean-schemas',
    enforce: 'pre',
    resolveId(id) {
      return id === 'typebox' && this.environment.name === 'client' ? stub : undefined;
    },
  };
}
