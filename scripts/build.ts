import { buildStorefront, buildStudio } from '@eyelet/server/pages/build.ts';

/** `npm run build`: builds storefront and studio where sources are newer than their build. */
const force = process.argv.includes('--force');
await buildStorefront(force);
await buildStudio(force);
