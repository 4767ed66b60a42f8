import type { AnyHandler } from '../kernel/handle.ts';
import { createPreviewLinkHandler } from './create-link.ts';
import { listPreviewChangesHandler } from './list-changes.ts';
import { listPreviewItemsHandler } from './list-items.ts';

/** The shop as it will be. */
export const previewHandlers: readonly AnyHandler[] = [
  createPreviewLinkHandler,
  listPreviewChangesHandler,
  listPreviewItemsHandler,
];
