import { ensureInstalled, runPinned } from './pinned.mjs';

ensureInstalled();
const picked = process.argv.slice(2);
const built = await runPinned(['scripts/build.ts'], { NODE_ENV: 'production' });
const tested = built === 0 ? await runPinned(['node_modules/vitest/vitest.mjs', 'run', ...picked]) : built;
await runPinned(['scripts/counts.ts']);
process.exit(tested);
