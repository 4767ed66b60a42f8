/** Seconds that a process has to finish a placement before another one may take it over; above every provider time-out. */
export const leaseSeconds = 30;

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + leaseSeconds * 1000);
}
