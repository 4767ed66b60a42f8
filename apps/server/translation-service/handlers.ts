import type { AnyHandler } from '../kernel/handle.ts';
import { readTranslationServiceHandler } from './read.ts';

/** The service that proposes translations. */
export const translationServiceHandlers: readonly AnyHandler[] = [readTranslationServiceHandler];
