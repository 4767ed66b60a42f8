import type { Market } from '../markets/market.ts';
import { firstProblem } from '../validation/first-problem.ts';
import type { Input, Verdict } from '../validation/invalid.ts';
import { isEmpty } from '../validation/invalid.ts';
import { maxLength } from '../validation/length.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { regex } from '../validation/regex.ts';
import { required } from '../validation/required.ts';
import { isStoredDate, toDisplayDate } from '../validation/stored-date.ts';
import { caseMessage } from './contact-form.ts';

/** Characters of the longest name of a place of purchase. */
export const mostOfPlace = 100;

/** The product members of a warranty case (C1.34); contact and address are checked by the rules of addresses. */
export type WarrantyForm = Readonly<{
  styleId: Input;
  purchasePlace: Input;
  /** YYYY-MM-DD, or the input if it is no day. */
  purchaseDate: Input;
  message: Input;
}>;

export type WarrantyField = keyof WarrantyForm;

type Days = Readonly<{
  market: Pick<Market, 'dateFormat'>;
  /** The server's day, YYYY-MM-DD. */
  today: string;
}>;

/** Checks the description of a faulty product; the same in the browser and on the server. */
export function checkWarranty(form: WarrantyForm, days: Days): Problems<WarrantyField> {
  return problemsOf({
    styleId: firstProblem(
      () => required(form.styleId),
      () => styleId(form.styleId),
    ),
    purchasePlace: firstProblem(
      () => required(form.purchasePlace),
      () => maxLength(form.purchasePlace, { n: mostOfPlace }),
    ),
    purchaseDate: firstProblem(
      () => required(form.purchaseDate),
      () => purchaseDay(form.purchaseDate, days),
    ),
    message: caseMessage(form.message),
  });
}

/** Eight capitals and digits (C5.57). */
export function styleId(value: Input): Verdict {
  return regex(value, { pattern: '[A-Z0-9]{8}', name: 'AB12CD34' });
}

/** An existing day that is not in the future. */
function purchaseDay(value: Input, { market: { dateFormat }, today }: Days): Verdict {
  if (isEmpty(value)) return undefined;
  if (!isStoredDate(value)) return { key: 'validation.date', args: { format: dateFormat } };
  return value > today ? { key: 'validation.maxDate', args: { date: toDisplayDate(today, dateFormat) } } : undefined;
}
