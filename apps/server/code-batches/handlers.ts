import type { AnyHandler } from '../kernel/handle.ts';
import { exportCodesHandler } from './export.ts';
import { listCodeBatchesHandler } from './list.ts';
import { makeCodesHandler } from './make.ts';
import { withdrawCodesHandler } from './withdraw.ts';

export const codeBatchHandlers: readonly AnyHandler[] = [
  listCodeBatchesHandler,
  makeCodesHandler,
  withdrawCodesHandler,
  exportCodesHandler,
];
