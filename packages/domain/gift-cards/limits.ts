/** Gift cards that may pay for one order (C8.58, C8.59). */
export const mostGiftCards = 5;

/** Wrong PINs after which a card is closed for a time, whoever tries. */
export const mostWrongPins = 5;

/** Minutes for which it is closed. */
export const lockMinutes = 15;
