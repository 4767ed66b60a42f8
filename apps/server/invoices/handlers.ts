import type { AnyHandler } from '../kernel/handle.ts';
import { downloadInvoiceHandler } from './download.ts';
import { readPaperHandler } from './read.ts';

export const invoiceHandlers: readonly AnyHandler[] = [downloadInvoiceHandler, readPaperHandler];
