import { ensureInstalled, runPinned } from './pinned.mjs';

ensureInstalled();
process.exit(await runPinned(['apps/server/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' }));
