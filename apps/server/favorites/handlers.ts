import type { AnyHandler } from '../kernel/handle.ts';
import { add } from './add.ts';
import { list } from './list.ts';
import { readShared } from './read-shared.ts';
import { remove } from './remove.ts';
import { share } from './share.ts';

/** What shoppers like, and whom they let see it. */
export const favoriteHandlers: readonly AnyHandler[] = [list, add, remove, share, readShared];
