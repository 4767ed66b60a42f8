import { join } from 'node:path';
import { messagesPlugin } from '@eyelet/messages/vite-plugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressAssets } from '../../scripts/compress-assets.ts';

const output = join(import.meta.dirname, 'build');

/** Files that browsers keep are compressed once, when they are made. */
const compressed: Plugin = {
  name: 'studio-compressed',
  apply: 'build',
  writeBundle: () => compressAssets(join(output, 'assets')),
};

export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/',
  plugins: [react(), messagesPlugin(), compressed],
  build: { outDir: output, assetsInlineLimit: 0 },
});
