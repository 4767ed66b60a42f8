import type { AnyHandler } from '../kernel/handle.ts';
import { loyaltyTokenHandler } from './token.ts';

/** The loyalty programme. */
export const loyaltyHandlers: readonly AnyHandler[] = [loyaltyTokenHandler];
