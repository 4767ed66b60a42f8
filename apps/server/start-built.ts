import { join } from 'node:path';
import { buildServer, isServerBuilt } from './pages/build.ts';
import { step } from './start/step.ts';

// `npm start`: the server is written into few files where its sources have changed, and started from these (decision 128).
if (!isServerBuilt()) await step('Server', () => buildServer());
await import(join(import.meta.dirname, 'build/main.js'));
