import type { Part } from './rooms.ts';

/**
 * The parts of the project and their layers, from top to bottom; docs/architecture.md describes them. Between parts the
 * import rules of biome.json apply.
 */
export const parts: Part[] = [
  {
    folder: 'packages/messages',
    layers: [['*']],
    knownRooms: [],
    knownFiles: [],
  },
  {
    folder: 'packages/contracts',
    layers: [['*'], ['kernel'], ['callers', 'errors']],
    knownRooms: [],
    knownFiles: [],
  },
  {
    folder: 'packages/domain',
    layers: [['*']],
    knownRooms: [],
    knownFiles: [],
  },
  {
    folder: 'packages/db',
    layers: [
      ['migrate.ts'],
      ['migrations'],
      ['*'],
      ['database.ts'],
      ['dialect.ts', 'prepared.ts', 'tables', 'text-array.ts'],
    ],
    knownRooms: [],
    knownFiles: [],
  },
  {
    folder: 'packages/ui',
    layers: [['*']],
    knownRooms: [],
    knownFiles: [],
  },
  {
    folder: 'packages/blocks',
    layers: [['*']],
    knownRooms: [],
    knownFiles: [],
  },
  {
    folder: 'apps/server',
    layers: [['main.ts', 'start-built.ts', 'staff-command.ts', 'build.config.ts'], ['start'], ['*'], ['kernel']],
    knownRooms: [],
    knownFiles: [],
  },
  {
    folder: 'apps/storefront/app',
    layers: [
      ['entry.client.tsx', 'entry.server.tsx', 'root.tsx', 'routes.ts'],
      // The frame of every page, and error pages.
      ['shell', 'errors'],
      // Pages by noun.
      ['*'],
      // Parts shared by pages of several nouns, and below them those that other parts build on.
      ['promotions', 'wallets'],
      ['addresses', 'cart-changes', 'human-check', 'passkeys'],
      // The basis of every page.
      ['forms', 'page', 'seo', 'shopper', 'words'],
      ['bot-check', 'session', 'shop'],
      ['storage'],
    ],
    knownRooms: [],
    knownFiles: [],
  },
  {
    folder: 'apps/studio/app',
    layers: [
      ['main.tsx', 'studio.tsx', 'router.tsx'],
      // Desks, by noun as in the contracts, and the pages before signing in.
      ['*'],
      // Parts that desks consist of.
      ['list', 'record'],
      // The frame of every page.
      ['frame'],
      ['signing'],
      ['forms'],
      ['look'],
      ['session'],
      ['words'],
      ['storage'],
    ],
    knownRooms: [],
    knownFiles: [],
  },
  {
    folder: 'demo',
    layers: [['*']],
    knownRooms: [],
    knownFiles: [],
  },
];
