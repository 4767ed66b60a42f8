import { cardNumber } from '@eyelet/domain/gift-cards/number.ts';

/** A number whose lookup fails in a sandbox, as if the provider were down (C8.60). */
export const unreadableNumber = cardNumber(799_799_799);
