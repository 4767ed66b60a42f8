import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './compress-assets.ts';

export default {
  ssr: true,
  // The list of routes is short, so it comes with the page instead of by a request of its own.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config;
