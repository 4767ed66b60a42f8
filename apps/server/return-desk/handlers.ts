import type { AnyHandler } from '../kernel/handle.ts';
import { handOverReturnHandler } from './hand-over.ts';
import { listDeskReturnsHandler } from './list.ts';
import { readDeskReturnHandler } from './read.ts';
import { receiveReturnHandler } from './receive.ts';
import { settleReturnHandler } from './settle.ts';

export const returnDeskHandlers: readonly AnyHandler[] = [
  listDeskReturnsHandler,
  readDeskReturnHandler,
  handOverReturnHandler,
  receiveReturnHandler,
  settleReturnHandler,
];
