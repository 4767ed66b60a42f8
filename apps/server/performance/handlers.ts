import type { AnyHandler } from '../kernel/handle.ts';
import { ingestTimingHandler } from './ingest.ts';
import { reportUnloadedHandler } from './report-unloaded.ts';

export const performanceHandlers: readonly AnyHandler[] = [ingestTimingHandler, reportUnloadedHandler];
