import type { AnyHandler } from '../kernel/handle.ts';
import { cancelTransferHandler } from './cancel.ts';
import { listTransfersHandler } from './list.ts';
import { readTransferHandler } from './read.ts';
import { receiveTransferHandler } from './receive.ts';
import { sendTransferHandler } from './send.ts';
import { writeTransferHandler } from './write.ts';

/** Stock that goes from one place to another. */
export const transferHandlers: readonly AnyHandler[] = [
  listTransfersHandler,
  readTransferHandler,
  writeTransferHandler,
  sendTransferHandler,
  receiveTransferHandler,
  cancelTransferHandler,
];
