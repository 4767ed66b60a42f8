/** Faults of promotions from then on are recent: one that goes on is noted anew every ten minutes in which it has an effect. */
export const faultsSince = (now: Date): Date => new Date(now.getTime() - 24 * 3_600_000);
