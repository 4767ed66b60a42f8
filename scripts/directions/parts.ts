import type { Part } from './rooms.ts';

/**
 * The parts of the house and their layers, from top to bottom; docs/architecture.md tells them in words. Across parts the
 * import rules of biome.json hold.
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
    layers: [['migrate.ts'], ['migrations'], ['*'], ['database.ts'], ['prepared.ts', 'tables']],
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
    layers: [['main.ts', 'staff-command.ts'], ['start'], ['*'], ['kernel']],
    knownRooms: [],
    knownFiles: [],
  },
  {
    folder: 'apps/storefront/app',
    layers: [
      ['entry.client.tsx', 'entry.server.tsx', 'root.tsx', 'routes.ts'],
      // The frame of every page, and what stands in the place of a page.
      ['shell', 'errors'],
      // Pages by noun.
      ['*'],
      // What pages of several nouns are made of.
      ['addresses', 'cart-changes', 'human-check', 'passkeys', 'promotions', 'wallets'],
      // What every page stands on.
      ['forms', 'page', 'seo', 'shopper', 'words'],
      ['bot-check', 'session', 'shop'],
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
