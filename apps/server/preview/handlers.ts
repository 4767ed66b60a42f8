import type { AnyHandler } from '../kernel/handle.ts';
import { createPreviewLinkHandler } from './create-link.ts';
import { listPreviewItemsHandler } from './list-items.ts';

/** The shop as it will be. */
export const previewHandlers: readonly AnyHandler[] = [createPreviewLinkHandler, listPreviewItemsHandler];
