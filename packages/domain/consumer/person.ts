import type { DateFormat } from '../markets/market.ts';
import { date, maxDate, minDate } from '../validation/date.ts';
import { firstProblem } from '../validation/first-problem.ts';
import type { Input, Verdict } from '../validation/invalid.ts';
import { maxLength, minLength } from '../validation/length.ts';
import { name } from '../validation/name.ts';
import { required } from '../validation/required.ts';
import { toStoredDate } from '../validation/stored-date.ts';
import { isOldEnough } from './age.ts';

/** The earliest permitted birth date (B5.3.05). */
export const earliestBirthDate = '1900-01-01';

/** A first or last name of 2 to 30 letters (C5.06, C5.39, C5.40). */
export function personName(value: Input): Verdict {
  return firstProblem(
    () => name(value),
    () => minLength(value, { n: 2 }),
    () => maxLength(value, { n: 30 }),
  );
}

export type BirthDateRules = Readonly<{
  format: DateFormat;
  /** The server's day, YYYY-MM-DD (C5.59). */
  today: string;
  minimumAge: number;
}>;

/** A birth date as typed: an existing day, neither before 1900 nor after today, old enough (B5.3.04 to B5.3.06). */
export function birthDate(value: Input, { format, today, minimumAge }: BirthDateRules): Verdict {
  return firstProblem(
    () => date(value, { format }),
    () => minDate(value, { min: earliestBirthDate, format }),
    () => maxDate(value, { max: today, format }),
    () => {
      const stored = toStoredDate(value ?? '', format);
      if (stored === undefined || isOldEnough(stored, today, minimumAge)) return undefined;
      return { key: 'validation.tooYoung', args: { n: minimumAge } };
    },
  );
}

/** A value that is only required, without further rules. */
export function whenRequired(isRequired: boolean, value: Input, check: () => Verdict): Verdict {
  return firstProblem(() => (isRequired ? required(value) : undefined), check);
}
