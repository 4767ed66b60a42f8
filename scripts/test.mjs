import { join } from 'node:path';
import { ensureInstalled, root, runPinned } from './pinned.mjs';

ensureInstalled();
const picked = process.argv.slice(2);
const built = await runPinned(['scripts/build.ts'], { NODE_ENV: 'production' });
// Tests start the server many times: what Node has compiled is kept for the next process.
const kept = { NODE_COMPILE_CACHE: join(root, 'test-results/compiled') };
const tested = built === 0 ? await runPinned(['node_modules/vitest/vitest.mjs', 'run', ...picked], kept) : built;
await runPinned(['scripts/counts.ts']);
process.exit(tested);
