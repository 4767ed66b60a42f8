import type { AnyHandler } from '../kernel/handle.ts';
import { handOverReturnHandler } from './hand-over.ts';
import { listDeskReturnsHandler } from './list.ts';
import { makeReturnLabelHandler } from './make-label.ts';
import { readDeskReturnHandler } from './read.ts';
import { readReturnPictureHandler } from './read-picture.ts';
import { receiveReturnHandler } from './receive.ts';
import { settleReturnHandler } from './settle.ts';
import { takeBackReturnHandler } from './take-back.ts';

export const returnDeskHandlers: readonly AnyHandler[] = [
  listDeskReturnsHandler,
  readDeskReturnHandler,
  readReturnPictureHandler,
  handOverReturnHandler,
  makeReturnLabelHandler,
  receiveReturnHandler,
  settleReturnHandler,
  takeBackReturnHandler,
];
