import { buildStorefront } from '@eyelet/server/pages/build.ts';

/** `npm run build`: builds the storefront when its sources are newer than its build. */
await buildStorefront(process.argv.includes('--force'));
