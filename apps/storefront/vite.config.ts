import { resolve } from 'node:path';
import { messagesPlugin } from '@eyelet/messages/vite-plugin.ts';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';

const schemaStub = resolve(import.meta.dirname, 'app/session/schema-stub.ts');

export default defineConfig({
  plugins: [tailwindcss(), messagesPlugin(), reactRouter(), compressAssets()],
  resolve: { alias: { typebox: schemaStub } },
  build: { assetsInlineLimit: 0, manifest: true },
  // What the server imports is plain TypeScript of this house, so it goes through the bundler.
  ssr: { noExternal: [/^@eyelet\//] },
});
