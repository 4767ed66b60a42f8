import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The list of routes is short, so it comes with the page instead of by a request of its own.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
