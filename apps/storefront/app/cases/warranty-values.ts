import { checkPictures } from '@eyelet/domain/cases/pictures.ts';
import { checkWarranty, type WarrantyForm } from '@eyelet/domain/cases/warranty-form.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { type Problems, problemsOf } from '@eyelet/domain/validation/problems.ts';
import { toStoredDate } from '@eyelet/domain/validation/stored-date.ts';
import { textOf } from '../forms/answer.ts';
import { messageOf } from './contact-values.ts';

/** Ids and autofill of its fields are those of an address. */
export const warrantyFormName = 'shipping';

/** What was said of the product; a day as it is stored, and what is no day as it was typed. */
export function warrantyFormOf(
  posted: FormData,
  { dateFormat }: Pick<Market, 'dateFormat'>,
): { readonly [F in keyof WarrantyForm]: string } {
  const typed = textOf(posted, 'purchaseDate');
  return {
    styleId: textOf(posted, 'styleId'),
    purchasePlace: textOf(posted, 'purchasePlace'),
    purchaseDate: toStoredDate(typed, dateFormat) ?? typed,
    message: messageOf(posted),
  };
}

/** The chosen pictures; a browser sends an empty file when none is chosen. */
export function picturesOf(posted: FormData): readonly File[] {
  return posted.getAll('pictures').filter((one): one is File => typeof one !== 'string' && one.size > 0);
}

/** What is wrong with what was said of the product and with its pictures; the address is checked by its own rules. */
export function warrantyProblems(posted: FormData, days: Parameters<typeof checkWarranty>[1]): Problems<string> {
  return {
    ...checkWarranty(warrantyFormOf(posted, days.market), days),
    ...problemsOf({ pictures: checkPictures(picturesOf(posted).map(({ size }) => size)) }),
  };
}
