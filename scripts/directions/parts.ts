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
    layers: [['*']],
    knownRooms: [],
    knownFiles: [],
  },
  {
    folder: 'packages/domain',
    layers: [['*']],
    knownRooms: ['cart', 'delivery', 'promotions', 'tax'],
    knownFiles: [],
  },
  {
    folder: 'packages/db',
    layers: [['migrate.ts'], ['migrations'], ['*'], ['database.ts'], ['tables']],
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
    layers: [['main.ts'], ['start'], ['*'], ['kernel']],
    knownRooms: [],
    knownFiles: [],
  },
  {
    folder: 'apps/storefront/app',
    layers: [['*'], ['bot-check', 'forms', 'page', 'seo', 'session', 'shop', 'shopper', 'words']],
    knownRooms: [
      'account',
      'cart',
      'checkout',
      'favorites',
      'joining',
      'listing',
      'newsletter',
      'product',
      'promotions',
      'saved-items',
      'search',
      'shell',
      'signing',
      'stores',
      'wallets',
    ],
    knownFiles: [
      'checkout/challenge-panel.tsx',
      'checkout/challenge.ts',
      'favorites/share-forms.tsx',
      'favorites/share-open.tsx',
      'saved-items/call-for.ts',
      'saved-items/change-saved.ts',
    ],
  },
  {
    folder: 'demo',
    layers: [['*']],
    knownRooms: ['load', 'promotions'],
    knownFiles: [],
  },
];
