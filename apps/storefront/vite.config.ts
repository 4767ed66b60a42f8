import { messagesPlugin } from '@eyelet/messages/vite-plugin.ts';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { blockScripts } from './block-scripts.ts';
import { codeSplitting } from './code-splitting.ts';
import { inlineScripts } from './inline-scripts.ts';
import { leanContracts } from './lean-contracts.ts';
import { leanPages } from './lean-pages.ts';
import { leanReact } from './lean-react.ts';
import { leanRouter } from './lean-router.ts';
import { leanSchemas } from './lean-schemas.ts';
import { loadAgain } from './load-again.ts';
import { stayWhenUnloaded } from './stay-when-unloaded.ts';

/** The shortest hashes that the bundler makes: each page names some hundred scripts. */
const scripts = 'assets/[name]-[hash:7].js';

export default defineConfig({
  plugins: [
    tailwindcss(),
    blockScripts(),
    inlineScripts(),
    messagesPlugin(),
    leanContracts(),
    leanReact(),
    leanRouter(),
    leanSchemas(),
    leanPages(),
    loadAgain(),
    stayWhenUnloaded(),
    reactRouter(),
  ],
  // Without preload lists of dynamic imports: they would weigh more on every page than they save.
  build: { assetsInlineLimit: 0, modulePreload: false, manifest: true },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting, chunkFileNames: scripts, entryFileNames: scripts } } },
    },
  },
  // Our packages are TypeScript sources, so the server's imports of them are bundled.
  ssr: { noExternal: [/^@eyelet\//] },
});
