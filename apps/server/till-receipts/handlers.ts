import type { AnyHandler } from '../kernel/handle.ts';
import { mailTillReceiptHandler } from './mail.ts';
import { readTillReceiptHandler } from './read.ts';

/** Receipts of what associates sell. */
export const tillReceiptHandlers: readonly AnyHandler[] = [readTillReceiptHandler, mailTillReceiptHandler];
