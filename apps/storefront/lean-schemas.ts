import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const stub = resolve(import.meta.dirname, 'app/session/schema-stub.ts');

/** Browsers get no schema library. The server has it: schemas of blocks say there which members are HTML to be cleaned. */
export function leanSchemas(): Plugin {
  return {
    name: 'lean-schemas',
    enforce: 'pre',
    resolveId(id) {
      return id === 'typebox' && this.environment.name === 'client' ? stub : undefined;
    },
  };
}
