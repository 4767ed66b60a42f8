import type { AnyHandler } from '../kernel/handle.ts';
import { downloadInvoiceHandler } from './download.ts';
import { listPapersHandler } from './list.ts';
import { readPaperHandler } from './read.ts';
import { readIssuedPaperHandler } from './read-issued.ts';

export const invoiceHandlers: readonly AnyHandler[] = [
  downloadInvoiceHandler,
  readPaperHandler,
  listPapersHandler,
  readIssuedPaperHandler,
];
