/** How long a label may take before somebody has to look at it. */
const patienceMs = 60 * 60_000;

/** Labels that were asked for before are stuck, if they are not made. */
export const labelsStuckBefore = (now: Date): Date => new Date(now.getTime() - patienceMs);
