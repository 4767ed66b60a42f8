import type { AnyHandler } from '../kernel/handle.ts';
import { addToBook, changeInBook, removeFromBook } from './addresses.ts';
import { createProfile } from './create.ts';
import { askForDeletion, keepAccount } from './deletion.ts';
import { askForExport } from './export-data.ts';
import { lookUp, retrieve } from './lookup.ts';
import { showProfile } from './read.ts';
import { changeProfile } from './update.ts';

/** The profile, its address book, and what becomes of all of it. */
export const consumerHandlers: readonly AnyHandler[] = [
  showProfile,
  changeProfile,
  createProfile,
  lookUp,
  retrieve,
  addToBook,
  changeInBook,
  removeFromBook,
  askForExport,
  askForDeletion,
  keepAccount,
];
