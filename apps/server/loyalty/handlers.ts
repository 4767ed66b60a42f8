import type { AnyHandler } from '../kernel/handle.ts';
import { giveLoyaltyToken } from './token.ts';

/** The loyalty programme. */
export const loyaltyHandlers: readonly AnyHandler[] = [giveLoyaltyToken];
