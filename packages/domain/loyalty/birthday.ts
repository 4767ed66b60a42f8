const dayMs = 86_400_000;

/** The day on which a birthday (month times 100 plus day) is celebrated, and the year of that day. */
export type CelebratedDay = Readonly<{ year: number; birthday: number }>;

/**
 * The birthdays that are celebrated on a day (YYYY-MM-DD) or on those before it, of as many days. A 29th of February is celebrated on the
 * 28th in years without one.
 */
export function birthdaysUntil(today: string, days: number): readonly CelebratedDay[] {
  const until = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: days }, (_, back) => new Date(until - back * dayMs)).flatMap(birthdaysOn);
}

function birthdaysOn(date: Date): readonly CelebratedDay[] {
  const year = date.getUTCFullYear();
  const on = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return (on === 228 && !isLeap ? [on, 229] : [on]).map((birthday) => ({ year, birthday }));
}
