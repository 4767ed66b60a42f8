import type { AnyHandler } from '../kernel/handle.ts';
import { approveCustomerRequestHandler } from './approve.ts';
import { askForCustomerHandler } from './ask.ts';
import { correctCustomerHandler } from './correct.ts';
import { endCustomerSessionsHandler } from './end-sessions.ts';
import { listCustomersHandler } from './list.ts';
import { readCustomerHandler } from './read.ts';
import { readDealingsHandler } from './read-dealings.ts';
import { readCustomerFileHandler } from './read-file.ts';
import { refuseCustomerRequestHandler } from './refuse.ts';
import { sendCustomerResetHandler } from './send-reset.ts';

/** The desk of customers: their accounts, and what staff may do with them, alone or with a second person. */
export const customerHandlers: readonly AnyHandler[] = [
  listCustomersHandler,
  readCustomerHandler,
  readDealingsHandler,
  correctCustomerHandler,
  endCustomerSessionsHandler,
  sendCustomerResetHandler,
  askForCustomerHandler,
  approveCustomerRequestHandler,
  refuseCustomerRequestHandler,
  readCustomerFileHandler,
];
