/** Seconds that a process has to finish a placement before another may recover it; above every provider timeout. */
export const leaseSeconds = 30;

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + leaseSeconds * 1000);
}
