import type { AnyHandler } from '../kernel/handle.ts';
import { readBalanceHandler } from './read-balance.ts';

export const giftCardHandlers: readonly AnyHandler[] = [readBalanceHandler];
