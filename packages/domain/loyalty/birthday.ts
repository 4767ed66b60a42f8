const dayMs = 86_400_000;

/**
 * Birthdays, as month times 100 plus day, that are celebrated on a day or on the days before it. A 29th of February is celebrated on the
 * 28th in years without one.
 */
export function birthdaysUntil(
  now: Date,
  days: number,
): readonly Readonly<{ year: number; birthdays: readonly number[] }>[] {
  const dates = Array.from({ length: days }, (_, back) => new Date(now.getTime() - back * dayMs));
  const byYear = Map.groupBy(dates, (date) => date.getUTCFullYear());
  return [...byYear].map(([year, of]) => ({ year, birthdays: of.flatMap((date) => birthdaysOn(date)) }));
}

function birthdaysOn(date: Date): readonly number[] {
  const on = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  const isLeap = new Date(Date.UTC(date.getUTCFullYear(), 1, 29)).getUTCMonth() === 1;
  return on === 228 && !isLeap ? [on, 229] : [on];
}
