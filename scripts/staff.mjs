import { ensureInstalled, runPinned } from './pinned.mjs';

ensureInstalled();
process.exit(await runPinned(['apps/server/staff-command.ts', ...process.argv.slice(2)]));
