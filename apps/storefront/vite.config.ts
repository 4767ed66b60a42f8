import { resolve } from 'node:path';
import { messagesPlugin } from '@eyelet/messages/vite-plugin.ts';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const schemaStub = resolve(import.meta.dirname, 'app/session/schema-stub.ts');

/** One chunk for the framework and one for what most pages share; many small ones would weigh more on the wire. */
const codeSplitting = {
  groups: [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
    { name: 'shop', test: /(packages\/(ui|domain|contracts)|apps\/storefront\/app)\//, minShareCount: 3, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), messagesPlugin(), reactRouter()],
  resolve: { alias: { typebox: schemaStub } },
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  // What the server imports is plain TypeScript of this house, so it goes through the bundler.
  ssr: { noExternal: [/^@eyelet\//] },
});
