/** Whether so many days have passed since an instant; not where there is none. */
export function daysHavePassed(days: number, since: string | null | undefined, now: Date): boolean {
  return typeof since === 'string' && now.getTime() - Date.parse(since) >= days * day;
}

const day = 24 * 3600 * 1000;

/** As many days as are looked back at most. */
export const mostDays = 3650;

export function isDays(days: number): boolean {
  return Number.isInteger(days) && days > 0 && days <= mostDays;
}
