import type { AnyHandler } from '../kernel/handle.ts';
import { list } from './list.ts';
import { remove } from './remove.ts';
import { save } from './save.ts';
import { update } from './update.ts';

/** What shoppers put aside for later. */
export const savedItemHandlers: readonly AnyHandler[] = [list, save, update, remove];
