/** Milliseconds before a payment session that could not be opened is asked for again, once (B7.05). */
export const sessionRetryDelay = 3000;
