import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from '../../scripts/compress-assets.ts';

export default {
  ssr: true,
  // The list of routes is short, so it is part of the page rather than a request of its own.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config;
