import type { SavedItem } from '@eyelet/contracts/saved-items/saved-items.ts';
import type { LineName } from '../cart-changes/change.ts';

/** A change of the saved items by the shopper. */
export type SavedChange =
  | Readonly<{ kind: 'save'; line: LineName }>
  | Readonly<{ kind: 'move'; itemIds: readonly string[] }>
  | Readonly<{ kind: 'quantity'; item: SavedItem; qty: number }>
  | Readonly<{ kind: 'size'; item: SavedItem; upc: string }>
  | Readonly<{ kind: 'remove'; item: SavedItem }>
  | Readonly<{ kind: 'restore'; item: SavedItem }>
  | Readonly<{ kind: 'more' }>
  /** The shopper has signed in or out. */
  | Readonly<{ kind: 'refresh' }>;
