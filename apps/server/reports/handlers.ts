import type { AnyHandler } from '../kernel/handle.ts';
import { exportReportHandler } from './export.ts';
import { readReportHandler } from './read.ts';

/** Figures of the shop. */
export const reportHandlers: readonly AnyHandler[] = [readReportHandler, exportReportHandler];
