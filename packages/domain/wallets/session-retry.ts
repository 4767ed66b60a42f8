/** Milliseconds before a payment session that could not be opened is requested again, once (B7.05). */
export const sessionRetryDelay = 3000;
