import { checkPictures } from '@eyelet/domain/cases/pictures.ts';
import { checkWarranty, type WarrantyForm } from '@eyelet/domain/cases/warranty-form.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { type Problems, problemsOf } from '@eyelet/domain/validation/problems.ts';
import { toStoredDate } from '@eyelet/domain/validation/stored-date.ts';
import { textOf } from '../forms/answer.ts';
import { messageOf } from './contact-values.ts';
import { picturesOf } from './posted-files.ts';

/** Its fields have the ids and the autofill tokens of an address. */
export const warrantyFormName = 'shipping';

/** The description of the product in the posted form; an invalid date is kept as typed. */
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

/** Problems of the description and of the pictures; the address is checked by its own rules. */
export function warrantyProblems(posted: FormData, days: Parameters<typeof checkWarranty>[1]): Problems<string> {
  return {
    ...checkWarranty(warrantyFormOf(posted, days.market), days),
    ...problemsOf({ pictures: checkPictures(picturesOf(posted).map(({ size }) => size)) }),
  };
}
