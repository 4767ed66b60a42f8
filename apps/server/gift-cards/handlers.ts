import type { AnyHandler } from '../kernel/handle.ts';
import { readBalanceHandler } from './read-balance.ts';
import { readLinkedGiftCardHandler } from './read-linked.ts';
import { readGiftCardOfferHandler } from './read-offer.ts';
import { resendGiftCardEmailHandler } from './resend-email.ts';

export const giftCardHandlers: readonly AnyHandler[] = [
  readBalanceHandler,
  readLinkedGiftCardHandler,
  readGiftCardOfferHandler,
  resendGiftCardEmailHandler,
];
