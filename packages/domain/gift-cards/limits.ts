/** Wrong PINs, from all callers together, after which a card is locked for a time. */
export const mostWrongPins = 5;

/** Minutes for which it is locked. */
export const lockMinutes = 15;
