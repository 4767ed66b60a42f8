import { ensureInstalled, runPinned } from './pinned.mjs';

ensureInstalled();
process.exit(await runPinned(['tests/simulation/main.ts', ...process.argv.slice(2)]));
