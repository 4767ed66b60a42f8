import type { AnyHandler } from '../kernel/handle.ts';
import { createPreviewLinkHandler } from './create-link.ts';
import { listPreviewChangesHandler } from './list-changes.ts';
import { listPreviewItemsHandler } from './list-items.ts';

/** Previews of the shop at a later moment. */
export const previewHandlers: readonly AnyHandler[] = [
  createPreviewLinkHandler,
  listPreviewChangesHandler,
  listPreviewItemsHandler,
];
