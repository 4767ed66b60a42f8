import { buildServer, buildStorefront, buildStudio } from '@eyelet/server/pages/build.ts';

/** `npm run build`: builds server, storefront and studio where sources are newer than their build. */
const force = process.argv.includes('--force');
await buildServer(force);
await buildStorefront(force);
await buildStudio(force);
