import type { AnyHandler } from '../kernel/handle.ts';
import { ingestTimingHandler } from './ingest.ts';

export const performanceHandlers: readonly AnyHandler[] = [ingestTimingHandler];
