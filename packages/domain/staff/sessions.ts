const minute = 60_000;

/** Minutes without a call after which a session of the studio ends. */
export const idleMinutes = 30;
/** Minutes after which it ends in any case. */
export const longestMinutes = 12 * 60;
/** Minutes for which a proof of who somebody is counts as recent. */
export const proofMinutes = 10;

export type SessionTimes = Readonly<{ last_used_at: Date; expires_at: Date }>;

/** Whether a session may still be used. */
export function isAlive({ last_used_at, expires_at }: SessionTimes, now: Date): boolean {
  const idleEnd = last_used_at.getTime() + idleMinutes * minute;
  return now.getTime() < Math.min(idleEnd, expires_at.getTime());
}

/** When a session that begins now ends at the latest. */
export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + longestMinutes * minute);
}

/** Until when a proof counts as recent. */
export function provenUntil(provenAt: Date): Date {
  return new Date(provenAt.getTime() + proofMinutes * minute);
}

/** Whether somebody has shown lately who it is. */
export function isProven(provenAt: Date, now: Date): boolean {
  return now.getTime() < provenUntil(provenAt).getTime();
}
