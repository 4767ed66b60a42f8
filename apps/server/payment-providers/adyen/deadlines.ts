const minute = 60_000;

/** How long a challenge may take (C8.163). */
export const challengeEnd = (now: Date) => new Date(now.getTime() + 5 * minute);

/** How long a payment may be pending, a shopper may take to consent, and a consent may be used. */
export const consentEnd = (now: Date) => new Date(now.getTime() + 20 * minute);

/** Consents that expired before this can no longer become part of an order. */
export const lapsedBefore = (now: Date) => new Date(now.getTime() - minute);

/** Cards entered before this and not saved are deleted. */
export const cardsForgottenBefore = (now: Date) => new Date(now.getTime() - 24 * 60 * minute);
