import type { AnyHandler } from '../kernel/handle.ts';
import { addFavoriteHandler } from './add.ts';
import { listFavoritesHandler } from './list.ts';
import { readSharedFavoritesHandler } from './read-shared.ts';
import { removeFavoriteHandler } from './remove.ts';
import { shareFavoritesHandler } from './share.ts';

export const favoriteHandlers: readonly AnyHandler[] = [
  addFavoriteHandler,
  listFavoritesHandler,
  readSharedFavoritesHandler,
  removeFavoriteHandler,
  shareFavoritesHandler,
];
