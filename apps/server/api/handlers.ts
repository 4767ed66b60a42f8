import type { AnyHandler } from '../kernel/handle.ts';
import { validateResponseHandler } from './validate-response.ts';

/** The API itself. */
export const apiHandlers: readonly AnyHandler[] = [validateResponseHandler];
