import { ensureInstalled, runPinned } from './pinned.mjs';

ensureInstalled();
process.exit(await runPinned(['bench/run.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' }));
