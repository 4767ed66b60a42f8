import type { AnyHandler } from '../kernel/handle.ts';
import { createApiKeyHandler } from './create.ts';
import { listApiKeysHandler } from './list.ts';
import { revokeApiKeyHandler } from './revoke.ts';

/** Keys by which outside systems call the API. */
export const apiKeyHandlers: readonly AnyHandler[] = [listApiKeysHandler, createApiKeyHandler, revokeApiKeyHandler];
