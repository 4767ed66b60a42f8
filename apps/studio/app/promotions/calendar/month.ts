/** A month as addresses have it, such as `2026-11`. */
export type Month = string;

/** The month that an address asks for; else the present one, by the clock of the browser. */
export function monthOf(asked: string | null, now: Date): Month {
  return asked !== null && /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(asked) ? asked : written(now);
}

/** So many months later, or earlier. */
export function monthsLater(month: Month, by: number): Month {
  const [year, index] = partsOf(month);
  return written(new Date(year, index + by, 1));
}

/** When each day of a month begins by the clock of the browser, and when the next month does. */
export function beginningsOf(month: Month): readonly Date[] {
  const [year, index] = partsOf(month);
  const length = new Date(year, index + 1, 0).getDate();
  return Array.from({ length: length + 1 }, (_, day) => new Date(year, index, day + 1));
}

/** Year, and month from 0. */
function partsOf(month: Month): readonly [year: number, index: number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5)) - 1];
}

function written(date: Date): Month {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}
