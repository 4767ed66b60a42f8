import type { AnyHandler } from '../kernel/handle.ts';
import { readGiftReceiptHandler } from './read.ts';

export const giftReceiptHandlers: readonly AnyHandler[] = [readGiftReceiptHandler];
