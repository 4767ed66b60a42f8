import type { AnyHandler } from '../kernel/handle.ts';
import { applyImportHandler } from './apply.ts';
import { listImportsHandler } from './list.ts';
import { readImportHandler } from './read.ts';
import { startImportHandler } from './start.ts';

/** Imports of content from the file of another shop. */
export const contentImportHandlers: readonly AnyHandler[] = [
  startImportHandler,
  listImportsHandler,
  readImportHandler,
  applyImportHandler,
];
