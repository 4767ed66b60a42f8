import { cardNumber } from '@eyelet/domain/gift-cards/number.ts';

/** A number whose card nobody can look up, in a sandbox: the failure of a provider (C8.60). */
export const unreadableNumber = cardNumber(799_799_799);
