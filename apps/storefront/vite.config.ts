import { resolve } from 'node:path';
import { messagesPlugin } from '@eyelet/messages/vite-plugin.ts';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { codeSplitting } from './code-splitting.ts';
import { leanContracts } from './lean-contracts.ts';

const schemaStub = resolve(import.meta.dirname, 'app/session/schema-stub.ts');

/** Every page has these already, so that nothing that is fetched on demand has to name them. */
const isExtra = (chunk: string) => !/\b(?:framework|shop|rolldown-runtime)-/.test(chunk);

export default defineConfig({
  plugins: [tailwindcss(), messagesPlugin(), leanContracts(), reactRouter()],
  resolve: { alias: { typebox: schemaStub } },
  build: { assetsInlineLimit: 0, modulePreload: { resolveDependencies: (_, needed) => needed.filter(isExtra) } },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  // What the server imports is plain TypeScript of this house, so it goes through the bundler.
  ssr: { noExternal: [/^@eyelet\//] },
});
